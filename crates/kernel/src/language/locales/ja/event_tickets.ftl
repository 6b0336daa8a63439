# Tickets of events.

event-ticket-missing = このチケットは存在しません。
event-ticket-forbidden = このイベントのチケットについて決めることはできません。
event-ticket-stale = その間に他の人が変更しました。もう一度確認してください。
event-ticket-event-closed = このイベントは開催されないか、すでに始まっているため、準備できません。
event-ticket-many = 1つのイベントに設定できるチケットは{ $most }種類までです。
event-ticket-groups = 閲覧できる有効なグループを選んでください。
event-ticket-not-editable = 先にこのチケットを一時停止してください。アーカイブ済みのものは変更できません。
event-ticket-step = このチケットの状態では、この操作はできません。
event-ticket-unpayable = 時間での支払いはまだできません。無料のチケットを選んでください。
event-ticket-over = このチケットの受付期間は終わりました。先に期間を変更してください。
event-ticket-registration = チケットは参加者のためのものです。先に参加登録をしてください。
event-ticket-not-active = このチケットは現在入手できません。
event-ticket-closed = このチケットの受付期間ではありません。
event-ticket-not-eligible = このチケットには条件があり、このアカウントでは入手できません。
event-ticket-member-most = このチケットは1人{ $most }枚までです。
event-ticket-exhausted = 残りが足りません。残り：{ $left }
event-ticket-time = 秒と時差を含む日時を入力してください。例：2030-05-01T18:00:00+01:00
event-ticket-time-twice = この日時は、イベントの時刻かUTCのどちらか一方で入力してください。
event-ticket-offset = { $zone }では、その時の時差は{ $offset }です。
event-ticket-name = 1文字から191文字の名前を入力してください。
event-ticket-price = 0より大きい時間数を、小数点以下2桁までで入力してください。
event-ticket-price-free = 無料のチケットに料金はありません。
event-ticket-member-limit = 1人分の上限を全体の枚数より多くすることはできません。
event-ticket-window = 開始より後にしてください。
event-ticket-window-late = イベントの開始より後にすることはできません。
event-ticket-fixed = すでにチケットが配布されているため、変更できません。
