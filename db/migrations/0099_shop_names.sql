-- Receipts, corrections and invoices also bear the name of the shop: it is kept like the seller (0084), so that a document
-- stays the same when the shop is renamed (decision 0038).
CREATE TABLE shop_names (
  since timestamptz PRIMARY KEY,
  name text NOT NULL
);

CREATE FUNCTION keep_shop_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_names (since, name) VALUES (now(), NEW.value #>> '{}')
  ON CONFLICT (since) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;

CREATE TRIGGER settings_first_shop_name AFTER INSERT ON settings
  FOR EACH ROW WHEN (NEW.key = 'shopName') EXECUTE FUNCTION keep_shop_name();
CREATE TRIGGER settings_changed_shop_name AFTER UPDATE OF value ON settings
  FOR EACH ROW WHEN (NEW.key = 'shopName' AND OLD.value <> NEW.value) EXECUTE FUNCTION keep_shop_name();

-- Earlier names are unknown: documents so far bore the current one.
INSERT INTO shop_names (since, name) SELECT '-infinity', value #>> '{}' FROM settings WHERE key = 'shopName';
