# フィード、コメント、リアクション。

feed-item-missing = フィードにないか、あなたには表示されません。
feed-post-not-yours = この投稿を変更・削除できるのは、書いた本人だけです。
feed-moment-out-of-reach = これから365日以内の日時を選んでください。
feed-post-came-out = この投稿はすでにフィードに載っているため、日時は不要です。
too-many-scheduled-posts = 予約した投稿は{ $most }件までです。
too-many-post-pictures = 一つの投稿に付けられる画像は{ $most }枚までです。
feed-report-own = これはあなたのものです。載せておきたくない場合は削除してください。
feed-report-exists = すでに報告済みです。スタッフが確認します。
feed-decide-own = これはあなたのものなので、ほかの人が判断します。
comment-not-yours = このコメントはあなたのものではないか、もうありません。
comment-missing = このコメントはありません。
comment-too-deep = これ以上深く返信できません。新しいコメントを書いてください。
