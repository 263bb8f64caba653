-- What of a cart's quantity is bonus and add-on: an e-mail about it names the package that was chosen. Null in older rows.
ALTER TABLE purchases ADD COLUMN bonus integer, ADD COLUMN upsell_quantity integer;
