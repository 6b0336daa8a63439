# Japanese. Polite form. There is no plural. The English file says what the messages are for.

activity-post = 投稿：{ $text }
activity-comment = コメント：{ $text }
activity-gave-hours = { $hours }時間を渡しました：{ $text }
activity-received-hours = { $hours }時間を受け取りました：{ $text }
activity-connection = { $text }さんとつながっています。
activity-event = 「{ $text }」に参加します。
