# Japanese. Polite form. There is no plural. The English file says what the messages are for.

connection-missing = このつながりは存在しません。
connection-exists = すでにつながっているか、どちらかがすでに申請を送っています。
connection-requested = 申請を送りました。
connection-member-gone = 二人のうち一人は、もうここにいません。
connection-answered = この申請にはすでに返答がありました。
connection-accept-own = これはあなたが送った申請です。承認できるのは相手の方だけです。
connection-decline-own = これはあなたが送った申請なので、辞退できません。代わりに取り下げることができます。
connect-with-yourself = 自分自身とつながることはできません。
connect-blocked = このメンバーとはつながることができません。
connection-status-own = ほかのメンバーをidで指定してください。自分自身とつながることはできません。
