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

safeguarding-option-missing = この項目はありません。
safeguarding-option-nothing-named = 変更する内容を指定してください。
safeguarding-option-there = このキーの項目はすでにあります。
too-many-safeguarding-options = 項目は{ $most }件までです。
safeguarding-option-only-read = infoの項目は読むだけのものです。{ $field }は指定できません。
safeguarding-option-values = 値を持つのはselectの項目だけで、selectには値が必要です。
safeguarding-option-value-twice = 値にはそれぞれ別の名前が必要です。
safeguarding-choice-unknown = この項目は選べません。
safeguarding-choice-twice = 「{ $label }」が2回指定されています。
safeguarding-choice-value = 「{ $label }」の値から1つ選んでください。
safeguarding-choice-needed = 「{ $label }」にお答えください。
safeguarding-told = ありがとうございます。これを読めるのはコミュニティの運営担当者だけです。
onboarding-safeguarding-missing = 安全のために知っておくべきことをお知らせください。
bell-safeguarding-choice-made = { $place }のメンバーが安全に関することを知らせました。ご確認ください。
subject-safeguarding-choice-made = { $place }のメンバーが安全に関することを知らせました
type-safeguarding-choice-made = 安全に関するお知らせ
