# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

review-missing = هذا التقييم غير موجود.
review-exists = سبق أن كتبت هذا التقييم.
review-yourself = لا يمكنك تقييم نفسك.
review-not-between-you = لم تكن هذه المعاملة بينكما.
review-not-yours = لا يمكن أن يسحب هذا التقييم إلا من كتبه.
review-about-you = هذا التقييم منك أو عنك، لذا يُرجى تركه لشخص آخر من المشرفين.
reviewed = شكرًا على تقييمك!
review-removed = تمت إزالة التقييم.
review-flagged = تم الإبلاغ عن التقييم.
review-hidden = تم إخفاء التقييم.
review-approved = التقييم ظاهر من جديد.
review-shown = هذا التقييم ظاهر بالفعل.
