# Japanese. Polite form. There is no plural. The English file says what the messages are for.

socket-id-invalid = { $field } は、点でつないだ二つの数にしてください。
channel-name-invalid = { $field } がチャンネルの名前ではありません。
channel-public = { $field } はプライベートチャンネルかプレゼンスチャンネルにしてください。公開チャンネルに許可は要りません。
channel-not-yours = このチャンネルを利用する権限がありません。
presence-not-offered = ここではプレゼンスチャンネルを使えません。
presence-hidden = プライバシー設定で非表示になっているため、在席を表示できません。
