# Japanese. Polite form. There is no plural. The English file says what the messages are for.

search-too-short = 2文字以上入力してください。
saved-search-missing = この保存した検索はありません。
saved-search-name = 読める名前を選んでください。
saved-search-words = 検索する言葉を「q」に2文字以上で指定してください。
saved-search-too-long = 保存した検索は最大{ $most }バイトです。
saved-searches-full = 保存できる検索は最大{ $most }件です。先に1件削除してください。
