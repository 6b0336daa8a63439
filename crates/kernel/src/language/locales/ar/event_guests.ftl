# Guests at events.

event-guest-name = يرجى كتابة اسم الضيف.
event-guest-missing = هذا الضيف غير موجود.
event-guest-conflict = يأتي الضيوف مع شخص مشارك. هذا الضيف أو تسجيلك ملغى.
event-guest-limit = في هذه الفعالية يمكن للعضو إحضار { $most } ضيوف على الأكثر.
