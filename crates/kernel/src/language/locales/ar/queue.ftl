task-missing = لا توجد مهمة متروكة كهذه.
task-kind-missing = لا توجد مهام من هذا النوع.
