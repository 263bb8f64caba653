-- A struck price must have bought what the package is today (decision 6): a package that shrank from 1,000 to 500 showed the
-- price of 1,000 struck through. So the history also has what each price bought, and a change of that begins a new period.

ALTER TABLE service_prices
  -- Units and free ones on top. NULL: of a package that has changed them before this migration.
  ADD COLUMN quantity integer,
  ADD COLUMN bonus integer;

CREATE OR REPLACE FUNCTION keep_service_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.active THEN
    INSERT INTO service_prices (service_id, since, price_cents, quantity, bonus)
    VALUES (NEW.id, now(), NEW.price_cents, NEW.quantity, NEW.bonus)
    ON CONFLICT (service_id, since) DO UPDATE SET price_cents = excluded.price_cents, quantity = excluded.quantity,
      bonus = excluded.bonus;
  ELSE
    -- One that began in this transaction was charged to nobody.
    DELETE FROM service_prices WHERE service_id = NEW.id AND since = now();
    UPDATE service_prices SET until = greatest(now(), since) WHERE service_id = NEW.id AND until IS NULL
      AND since = (SELECT max(since) FROM service_prices WHERE service_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER services_changed_price ON services;
CREATE TRIGGER services_changed_price AFTER UPDATE OF price_cents, quantity, bonus, active ON services
  FOR EACH ROW WHEN (OLD.active <> NEW.active OR (NEW.active AND
    (OLD.price_cents, OLD.quantity, OLD.bonus) IS DISTINCT FROM (NEW.price_cents, NEW.quantity, NEW.bonus)))
  EXECUTE FUNCTION keep_service_price();

-- The past: each package had its present size since the audit log's last line that changes it, or else always. A line
-- without an outcome may have changed it.
CREATE TEMP TABLE resized AS
SELECT s.id, s.quantity, s.bonus, max(a.at) AS at FROM services s JOIN audit_log a ON a.subject = 'service/' || s.id
WHERE a.action = 'change-service' AND s.min_quantity IS NULL AND a.after ->> 'refused' IS NULL
  AND (a.before ->> 'quantity', a.before ->> 'bonus') IS DISTINCT FROM (a.after ->> 'quantity', a.after ->> 'bonus')
GROUP BY s.id;

UPDATE service_prices h SET quantity = s.quantity, bonus = s.bonus FROM services s
WHERE s.id = h.service_id AND NOT EXISTS (SELECT FROM resized r WHERE r.id = s.id AND h.since < r.at);

-- A price that stayed when the size changed was charged for the present size from then on. The line is written some
-- moments before its change: a price that follows within a minute came with the size.
INSERT INTO service_prices (service_id, since, price_cents, until, quantity, bonus)
SELECT r.id, r.at, h.price_cents, h.until, r.quantity, r.bonus FROM resized r JOIN service_prices h ON h.service_id = r.id
  AND h.since = (SELECT max(since) FROM service_prices WHERE service_id = r.id AND since < r.at)
WHERE (h.until IS NULL OR h.until > r.at) AND NOT EXISTS (
  SELECT FROM service_prices n WHERE n.service_id = r.id AND n.since BETWEEN r.at AND r.at + interval '1 minute')
ON CONFLICT DO NOTHING;

DROP TABLE resized;
