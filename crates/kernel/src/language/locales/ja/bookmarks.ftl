# Japanese. Polite form. There is no plural. The English file says what the messages are for.

bookmark-missing = このブックマークはありません。
bookmark-collection-missing = このコレクションはありません。
bookmark-item-missing = この項目はないか、ご覧になれません。
bookmark-collection-duplicate = 同じ名前のコレクションがすでにあります。
bookmark-collections-full = コレクションは{ $most }件までです。先にどれかを削除してください。
saved-item-missing = これは保存されていません。
saved-collection-private = このコレクションは非公開です。
saved-collection-full = コレクションに入れられるのは { $most } 件までです。先に何かを取り除いてください。
