# Japanese. Polite form. There is no plural. The English file says what the messages are for.

review-missing = このレビューは存在しません。
review-exists = このレビューはすでに書いています。
review-yourself = 自分自身のレビューは書けません。
review-not-between-you = これはお二人の間の取引ではありません。
review-not-yours = このレビューを取り下げられるのは、書いた本人だけです。
review-about-you = あなたが書いたか、あなたについてのレビューなので、ほかの人にお任せください。
reviewed = レビューをありがとうございます！
review-removed = レビューを削除しました。
review-flagged = レビューを報告しました。
review-hidden = レビューを非表示にしました。
review-approved = レビューを再び表示しました。
review-shown = このレビューはすでに表示されています。
