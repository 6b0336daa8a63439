# Japanese. Polite form. There is no plural. The English file says what the messages are for.

message-missing = このメッセージは存在しません。
message-deleted = このメッセージは削除されました。
message-not-yours = これができるのは、このメッセージを書いた本人だけです。
message-edit-expired = メッセージを変更できるのは、送ってから24時間以内です。
voice-message-without-text = 音声メッセージには、変更できる文章がありません。
message-without-text = このメッセージには文章がありません。
translator-missing = このコミュニティには翻訳サービスがありません。
message-to-yourself = 自分自身にメッセージを送ることはできません。
message-recipient-missing = メッセージの宛先を指定してください。
message-listing-differs = { $field } が { $other_field } と { $third_field } とは別のものを指しています。どちらか一方だけを送ってください。
message-context-type-missing = { $other_field } と一緒に { $field } を送ってください。
message-context-id-missing = { $other_field } と一緒に { $field } を送ってください。
messages-off = このコミュニティでは、メッセージを使わない設定になっています。
messages-off-for-one = どちらかがメッセージを使わない設定にしています。
text-missing = 何か書いてください。
emoji-invalid = 次の中から一つ選んでください: { $choice }
recording-missing = 録音を送ってください。
too-many-files = 一つのメッセージに付けられるファイルは{ $most }個までです。
form-number-invalid = この数値はここでは使えません。
scopes-differ = クエリと本文で範囲が異なります。どちらか一方だけを送ってください。
message-gone = メッセージを削除しました。

conversation-missing = この会話は存在しません。
conversation-archived = 会話をアーカイブしました。
conversation-restored = 会話を受信箱に戻しました。

coordinator-request-missing = この依頼はありません。
coordinator-request-closed = この依頼はすでに完了しています。
bell-coordinator-requested = { $place }のメンバーが仲介を求めています。ご確認ください。
subject-coordinator-requested = { $place }のメンバーが仲介を求めています
type-coordinator-requested = 仲介の依頼
bell-coordinator-request-closed = { $place }の運営担当者があなたの依頼を確認しました。
subject-coordinator-request-closed = { $place }であなたの依頼が確認されました
type-coordinator-request-closed = 仲介の依頼の完了
