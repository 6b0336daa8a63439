# Japanese. Polite form. There is no plural. The English file says what the messages are for.

skill-name-missing = スキルの名前を入力してください。
skill-not-listed = コミュニティの一覧に、この名前のスキルはありません。
skill-exists = このスキルはすでに一覧にあります。
endorse-yourself = 自分自身を推薦することはできません。
endorsement-exists = このスキルはすでに推薦済みです。
endorsement-gone = この推薦は取り下げられました。
endorsed = 推薦を保存しました。
endorsement-withdrawn = 推薦を取り下げました。
vouched = このメンバーを推薦しました。
