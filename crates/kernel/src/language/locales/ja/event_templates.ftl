# イベントのテンプレート。

event-template-missing = このテンプレートは存在しません。
event-template-blocked = このままではできません。妨げになっているものを確認してください。
event-template-changed = 確認した後にイベントが変更されました。もう一度確認してください。
event-template-archived = このテンプレートはアーカイブ済みです。もうイベントは作成できません。
event-template-stale = ほかの人がこのテンプレートを改訂しました。もう一度読み込んでください。
event-template-name = テンプレートに名前を付けてください。
event-template-source = どのイベントから作るかを指定してください。
event-template-empty = このテンプレートの内容は、書いた人の退会とともに削除されました。別のイベントを保存してください。
event-templates-many = 保存できるテンプレートは { $most } 件までです。先に一つアーカイブしてください。
event-template-versions = このテンプレートにはすでに { $most } 個のバージョンがあります。新しいものを保存してください。
