# Japanese. Polite form. There is no plural. The English file says what the messages are for.

exchange-missing = この交換は存在しません。
exchange-own-listing = これはあなた自身の掲載なので、交換を依頼できません。
exchange-exists = この掲載について、進行中の交換がすでにあります。
exchange-blocked = このメンバーとは交換できません。
exchange-partner-inactive = 相手の方は、現在このコミュニティで活動していません。
exchange-not-yours = これができるのは、この交換のほかの関係者だけです。
exchange-decide-own = あなたはこの交換の当事者なので、ほかの運営担当者が判断する必要があります。
exchange-hours-missing = 何時間を支払うか入力してください。
exchange-insufficient-balance = 支払う側のメンバーの時間が足りません。

exchange-wrong-status = { $status ->
    [pending_provider] この交換はまだ承諾されていないため
    [pending_broker] この交換は運営担当者の承認を待っているため
    [accepted] この交換は承諾されましたが、まだ開始されていないため
    [in_progress] この交換はすでに進行中のため
    [pending_confirmation] この交換は時間の確認を待っているため
    [disputed] この交換は運営担当者が確認しているため
    [completed] この交換はすでに完了しているため
    [expired] この交換は期限が切れているため
   *[cancelled] この交換はすでに取りやめになっているため
}、{ $action ->
    [accept] 承諾できません。
    [decline] 辞退できません。
    [start] 開始できません。
    [complete] 完了にできません。
    [confirm] 時間を確認できません。
    [dispute] 異議を申し立てられません。
    [cancel] 取りやめにできません。
    [approve] 承認するものがありません。
    [resolve] 解決する異議がありません。
   *[other] この操作はできません。
}

exchange-cancelled = 交換を取りやめました。
exchange-declined = 交換を辞退しました。
exchange-paid = ありがとうございます！時間が移りました。
exchange-half-confirmed = ありがとうございます！あとは相手の方の確認を待つだけです。
exchange-disputed = お二人が確認した時間が異なります。運営担当者が確認します。

exchange-rating-early = 交換が完了すると、評価できるようになります。
exchange-reversed = この交換の時間は取り消されたため、評価できません。
exchange-rating-exists = この交換はすでに評価済みです。
