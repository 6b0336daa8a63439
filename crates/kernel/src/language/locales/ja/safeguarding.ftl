# Japanese. Polite form. There is no plural. The English file says what the messages are for.

contact-restricted = このメンバーに対してこの操作はできません。
jurisdiction-required = 運営担当者があなたのお住まいの地域を記録するまで、この操作はできません。
vetting-required = 運営担当者があなたの審査を終えるまで、この操作はできません。
safeguarding-unavailable = 現在この操作はできません。あとでもう一度お試しください。

measure-missing = この措置は存在しません。
measure-lifted = この措置はすでに解除されています。
measure-about-you = この措置はあなたについてのものなので、管理者にお任せください。
reason-missing = 理由を入力してください。
measure-pair-of-one = { $field } は別のメンバーにしてください。
measure-no-pair = { $field } を指定できるのは、no_contact の措置だけです。
measure-no-direction = direction を指定できるのは、一人のメンバーについての no_contact の措置だけです。
measure-for-everything = この種類の措置は、いつもすべてのやりとりに適用されます。interactions を取り除いてください。
measure-place-missing = 国または地域を指定してください。
measure-no-place = この種類の措置に国や地域はありません。jurisdiction を取り除いてください。
measure-over = { $field } は、これからの日時で、{ $other_field } よりあとにしてください。
