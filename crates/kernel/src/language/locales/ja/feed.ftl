# フィード、コメント、リアクション。

feed-item-missing = フィードにないか、あなたには表示されません。
feed-post-not-yours = この投稿を変更・削除できるのは、書いた本人だけです。
feed-report-own = これはあなたのものです。載せておきたくない場合は削除してください。
feed-report-exists = すでに報告済みです。スタッフが確認します。
feed-decide-own = これはあなたのものなので、ほかの人が判断します。
comment-not-yours = このコメントはあなたのものではないか、もうありません。
comment-missing = このコメントはありません。
comment-too-deep = これ以上深く返信できません。新しいコメントを書いてください。
