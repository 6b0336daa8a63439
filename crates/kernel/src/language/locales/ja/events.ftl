# Japanese. Polite form. The English file says what the messages are for.

event-missing = このイベントは存在しません。
event-forbidden = この操作ができるのは、このイベントを管理している人だけです。
event-creation-closed = このコミュニティでは、スタッフだけがイベントを作成できます。

event-title-short = タイトルには3文字以上が必要です。
event-title-hidden = タイトルに見えない文字が含まれています。取り除いてください。
event-description-required = イベントの説明を入力してください。
event-time-unreadable = 日付または時刻を入力してください（例：2030-05-01T18:00）。
event-time-left-out = この時刻は存在しません。その夜は時計が進められます。別の時刻を選んでください。
event-time-twice = この時刻は2回あります。その夜は時計が戻されます。別の時刻を選んでください。
event-time-past = イベントの開始は未来でなければなりません。
event-end-before-start = イベントの終了は開始より後でなければなりません。
event-all-day-midnight = 終日のイベントは午前0時に始まり、午前0時に終わります。最初の日と、最後の日の翌日を入力してください。
event-timezone-unknown = このタイムゾーンは不明です。IANA名を入力してください（例：Europe/Dublin）。
event-half-a-place = 地図上の場所には緯度と経度の両方が必要です。
event-place-required = 場所について説明する前に、イベントの場所を入力してください。
event-address-unusable = https:// または http:// で始まるアドレスを入力してください。
event-category-missing = このコミュニティにそのイベントのカテゴリーはありません。
event-series-missing = このイベントのシリーズは存在しません。
event-series-forbidden = このシリーズはほかのメンバーのものです。
event-group-missing = そのような活動中のグループはありません。
event-group-forbidden = グループにイベントを追加できるのは、そのグループを運営している人だけです。
event-places-taken = すでにそれより多くの席が埋まっています。
event-recurs = このイベントは繰り返されます。どの日程を変更するか指定してください。

event-review-pending = このイベントは決定を待っているため、それまで変更できません。
event-review-not-required = このイベントに決定は必要ありません。すぐに公開できます。
event-review-required = このコミュニティでは、管理者がイベントを公開します。公開を申請してください。
event-lifecycle-conflict = 現在のイベントの状態では、この操作はできません。
event-reason-required = 理由を入力してください。
event-reason-long = 理由が長すぎます。4,000文字以内にしてください。

event-registration-disabled = このコミュニティではイベントへの登録を受け付けていません。
event-registration-forbidden = このイベントには登録できません。
event-occurrence-required = このイベントは繰り返されます。日程を1つ選んでください。
event-registration-unavailable = 現在、このイベントには登録できません。
event-registration-closed = このイベントはすでに始まっています。
event-full = このイベントは満席です。
event-offer-acceptance-required = あなたのために席が確保されています。承諾してください。
event-waitlist-disabled = このコミュニティには順番待ちリストがありません。
event-already-confirmed = すでに登録されています。
event-place-free = 空席があるため、待つ必要はありません。
event-offer-inactive = あなたのために確保されている席はありません。
event-offer-expired = 席は先ほどまで確保されていましたが、ほかの人に移りました。
event-offer-token = 席の承諾にコードは必要ありません。取り除いてください。
event-answer-going = 登録されました。
event-answer-waitlisted = イベントは満席です。順番待ちリストに登録されました。
event-answer-interested = 興味があることを記録しました。
event-answer-not-going = 参加しないことを記録しました。
