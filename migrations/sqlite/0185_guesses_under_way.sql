-- Guesses at passwords that nobody has decided about yet: they keep others waiting, but count for nothing by themselves.

ALTER TABLE login_failures ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0;
