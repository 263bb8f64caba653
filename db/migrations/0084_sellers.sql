-- A receipt, and what corrects it, name the seller of the day of payment, whatever the settings say later (decision 0038).
CREATE TABLE sellers (
  since timestamptz PRIMARY KEY,
  seller jsonb NOT NULL
);

CREATE FUNCTION keep_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sellers (since, seller) VALUES (now(), NEW.value)
  ON CONFLICT (since) DO UPDATE SET seller = excluded.seller;
  RETURN NULL;
END $$;

CREATE TRIGGER settings_first_seller AFTER INSERT ON settings
  FOR EACH ROW WHEN (NEW.key = 'seller') EXECUTE FUNCTION keep_seller();
CREATE TRIGGER settings_changed_seller AFTER UPDATE OF value ON settings
  FOR EACH ROW WHEN (NEW.key = 'seller' AND OLD.value <> NEW.value) EXECUTE FUNCTION keep_seller();

-- Earlier sellers are unknown: receipts so far named the current one.
INSERT INTO sellers (since, seller) SELECT '-infinity', value FROM settings WHERE key = 'seller';
