# イベントの新しい日程に引き継がれるもの。

event-blueprint-empty = 新しい日程に何を引き継ぐかを指定してください。
event-blueprint-missing = 新しい日程に引き継ぐ内容のこの設定は存在しません。
event-blueprint-early = この日程以降の日時を指定してください。
event-blueprint-blocked = このままでは新しい日程に引き継げません。妨げになっているものを確認してください。
event-blueprint-unavailable = 現在、ここでは新しい日程に何も引き継げません。
event-blueprint-reference = チケットの対象となるグループはもう存在しません。
event-blueprint-time = 新しい日程に引き継ぐ時刻が、そのうちの一つでは使えません。
event-blueprint-unreadable = 新しい日程に引き継ぐ内容を読み取れません。
event-blueprint-cursor = バージョンの番号を指定してください。

bell-event-dates-stopped = 「{ $place }」の新しい日程を予定どおりに作成できません。引き継ぐ内容を確認してください。

subject-event-dates-stopped = 新しい日程なし：{ $place }

type-event-dates-stopped = イベントの新しい日程の停止
