task-missing = そのような中止された作業はありません。
task-kind-missing = その種類の作業はありません。
