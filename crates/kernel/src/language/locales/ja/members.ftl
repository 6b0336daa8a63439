# Japanese. Polite form. There is no plural. The English file says what the messages are for.

member-missing = このメンバーは存在しません。
language-not-offered = このコミュニティでは、この言語を使えません。
language-saved = 言語を保存しました。
preferences-saved = 設定を保存しました。

blocked = どちらかが相手をブロックしているため、この操作はできません。
block-yourself = 自分自身をブロックすることはできません。
block-missing = このメンバーはブロックしていません。
member-blocked = このメンバーをブロックしました。ブロックを解除するまで、お互いに連絡できません。
member-unblocked = このメンバーのブロックを解除しました。
