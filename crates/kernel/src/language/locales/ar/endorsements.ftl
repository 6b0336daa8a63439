# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

skill-name-missing = يُرجى كتابة اسم المهارة.
skill-not-listed = لا توجد مهارة بهذا الاسم في قائمة المجتمع.
skill-exists = هذه المهارة موجودة في القائمة بالفعل.
endorse-yourself = لا يمكنك تزكية نفسك.
endorsement-exists = سبق أن زكّيت هذه المهارة.
endorsement-gone = تم سحب هذه التزكية.
endorsed = تم حفظ تزكيتك.
endorsement-withdrawn = تم سحب تزكيتك.
vouched = تمت تزكية هذا الشخص باسمك.
