# Guests at events.

event-guest-name = 同伴者の名前を書いてください。
event-guest-missing = この同伴者は存在しません。
event-guest-conflict = 同伴者は参加者と一緒に来ます。この同伴者、またはあなたの参加登録は取り消されています。
event-guest-limit = このイベントでは、メンバーは { $most } 人まで同伴できます。
