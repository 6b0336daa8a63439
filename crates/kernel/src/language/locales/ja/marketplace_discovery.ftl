# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = 探しているものを入力してください。
marketplace-search-prices = 最高価格が最低価格を下回っています。
marketplace-search-missing = そのような保存済み検索はありません。
marketplace-search-too-many = 保存済み検索は { $most } 件までです。先に一つ削除してください。
marketplace-collection-missing = このコレクションは存在しないか、あなたには表示できません。
marketplace-table-unusable = このファイルは表として読めません。UTF-8 の CSV を送ってください。
marketplace-table-columns = 最初の行に列の名前が必要です。title と description は必須です。
marketplace-table-empty = この表には何もありません。
marketplace-table-long = 表は { $most } 行までです。何も作成されませんでした。
marketplace-table-cell = このセルは読めません。
marketplace-table-cells = この行のセルは列より多いです。
marketplace-import-done = 作成した下書き：{ $made }。除外した行：{ $left }。
marketplace-promotions-off = このコミュニティでは出品を宣伝できません。
marketplace-promotion-hidden = メンバーに見えるものだけを宣伝できます。
marketplace-promotion-runs = すでに宣伝中です。終わったら再び宣伝できます。
marketplace-promotion-unpayable = この宣伝は有料ですが、ここでは支払いを受け付けていません。
marketplace-group-members-only = グループのメンバーだけが見られます。
