# イベントのプログラム。

event-session-missing = このセッションは存在しません。
event-agenda-closed = このイベントのプログラムは変更できません。終了したか、開催されません。
event-session-title = タイトルを入力してください。
event-session-outside = セッションはイベントの時間内に始まり、終わる必要があります。イベントに終了時刻がない場合は、開始から1日以内です。
event-session-speaker-who = メンバーを選ぶか、ゲストの名前を入力してください。両方はできません。
event-session-speaker-twice = この登壇者はすでにリストにあります。
event-session-room-taken = 同じ時間にこの部屋で別のセッションがあります。
event-session-speaker-taken = 登壇者の一人が同じ時間に別のセッションに登壇します。
event-sessions-many = イベントのセッションは最大{ $most }件です。
event-session-stale = その間に他の人が変更しました。もう一度確認してください。
event-session-cancelled = このセッションは中止されました。
event-agenda-order = 開催されるセッションをそれぞれ一度だけ指定してください。
event-session-registration = セッションの席はイベントの参加者のものです。先にイベントに登録してください。
event-session-closed = このセッションにはもう登録できません。
event-session-full = このセッションは満席です。
bell-event-session-speaker = 「{ $place }」の登壇者になりました。
bell-event-session-updated = セッション「{ $place }」の時間または部屋が変わりました。
bell-event-session-cancelled = セッション「{ $place }」は中止されました。
subject-event-session-speaker = イベントへの登壇：{ $place }
subject-event-session-updated = セッションの変更：{ $place }
subject-event-session-cancelled = セッションの中止：{ $place }
type-event-session-speaker = イベントへの登壇
type-event-session-updated = セッションの変更
type-event-session-cancelled = セッションの中止
