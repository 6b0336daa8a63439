# Forms of events.

event-form-missing = このフォームは存在しません。
event-form-conflict = これはもう変更も公開もできません。
event-form-stale = その間に他の人がこのフォームを変更しました。もう一度確認してください。
event-form-title = フォームにタイトルを付けてください。
event-forms-many = イベントに作れるフォームは最大{ $most }件です。
event-form-empty = まず質問を追加してください。
event-form-kind = 以前のフォームでは、このキーの質問の回答形式が異なります。別のキーを選んでください。
event-form-key-twice = このキーは別の質問ですでに使われています。
event-form-label = 質問の内容を書いてください。
event-form-options = 異なる選択肢を2つ以上入力してください。
event-form-no-options = この種類の質問に選択肢はありません。
event-answers-required = まずこのイベントの質問に答えてください。
event-answers-given = すでに回答済みです。回答は修正できます。
event-answers-closed = このイベントの質問にはもう回答できません。
event-answers-missing = この回答は存在しません。
event-answer-unknown = この質問は聞かれていません。
event-answer-twice = この質問への回答が2つあります。
event-answer-text = { $most }文字以内の文章で答えてください。
event-answer-option = 選択肢から1つ選んでください。
event-answer-options = 選択肢の中からだけ選んでください。
event-answer-yes-no = 「はい」か「いいえ」で答えてください。
event-answer-number = 数字で答えてください。
event-answer-date = 2030-05-01のように日付で答えてください。
event-answer-consent = 参加する場合は同意してください。
event-answer-required = この質問に答えてください：{ $question }
