-- A struck price was really charged (decision 40). So far the history kept each price that was entered, also before the
-- package was first on sale and while it was withdrawn: a corrected typo could be struck through. Now a period begins when
-- a price is first charged, and ends when the package leaves the sale.

ALTER TABLE service_prices
  -- When the package left the sale at this price. NULL: it was charged until the next period began, or still is.
  ADD COLUMN until timestamptz;

-- Two changes in one transaction were one price to everybody outside.
CREATE OR REPLACE FUNCTION keep_service_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.active THEN
    INSERT INTO service_prices (service_id, since, price_cents) VALUES (NEW.id, now(), NEW.price_cents)
    ON CONFLICT (service_id, since) DO UPDATE SET price_cents = excluded.price_cents;
  ELSE
    -- One that began in this transaction was charged to nobody.
    DELETE FROM service_prices WHERE service_id = NEW.id AND since = now();
    UPDATE service_prices SET until = greatest(now(), since) WHERE service_id = NEW.id AND until IS NULL
      AND since = (SELECT max(since) FROM service_prices WHERE service_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER services_first_price ON services;
CREATE TRIGGER services_first_price AFTER INSERT ON services
  FOR EACH ROW WHEN (NEW.active) EXECUTE FUNCTION keep_service_price();
DROP TRIGGER services_changed_price ON services;
CREATE TRIGGER services_changed_price AFTER UPDATE OF price_cents, active ON services
  FOR EACH ROW WHEN (OLD.active <> NEW.active OR (NEW.active AND OLD.price_cents <> NEW.price_cents))
  EXECUTE FUNCTION keep_service_price();

-- The packages off sale now, and since when. The audit log has a line before each package enters or leaves the sale; only
-- those of the first catalogue began on sale. It is read once for all packages: the shop waits for their table meanwhile.
CREATE TEMP TABLE off_sale AS
WITH lines AS (
  SELECT id, at, action, subject FROM audit_log
  WHERE action IN ('activate-service', 'deactivate-service') AND after ->> 'refused' IS NULL
  UNION ALL
  SELECT a.id, a.at, a.action, 'service/' || withdrawn FROM audit_log a CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(a.after -> 'withdrawn') WHEN 'array' THEN a.after -> 'withdrawn' ELSE '[]' END) AS withdrawn
  WHERE a.action = 'import-services' AND a.after ->> 'refused' IS NULL),
last AS (SELECT DISTINCT ON (subject) subject, action, at FROM lines ORDER BY subject, id DESC)
SELECT s.id, last.action IS NOT NULL AS was_on_sale, CASE WHEN last.action <> 'activate-service' THEN last.at END AS since
FROM services s LEFT JOIN last ON last.subject = 'service/' || s.id
WHERE NOT s.active;

-- A package that was never on sale has charged nothing. That it has no order doesn't show this alone: a price that was
-- offered and that nobody paid counts too, and without a low one a later reduction would strike a higher one.
DELETE FROM service_prices h USING off_sale o
WHERE h.service_id = o.id AND NOT o.was_on_sale AND NOT EXISTS (SELECT FROM orders WHERE service_id = o.id);

-- Typos that are struck through today: prices that were corrected before the package was first on sale. Packages from 10000
-- on were made in the back office, off sale (0023).
DELETE FROM service_prices h USING (
  SELECT s.id, min(a.at) AS at FROM services s JOIN audit_log a ON a.subject = 'service/' || s.id
  WHERE s.id >= 10000 AND a.action = 'activate-service' AND a.after ->> 'refused' IS NULL GROUP BY s.id) first
WHERE h.service_id = first.id AND EXISTS (
  SELECT FROM service_prices n WHERE n.service_id = h.service_id AND n.since > h.since AND n.since <= first.at);

-- Prices that were entered since a package left the sale. If the log doesn't say when it did, all of them stay.
DELETE FROM service_prices h USING off_sale o WHERE h.service_id = o.id AND h.since > o.since;
UPDATE service_prices h SET until = greatest(coalesce(o.since, now()), h.since) FROM off_sale o
WHERE h.service_id = o.id AND h.since = (SELECT max(since) FROM service_prices WHERE service_id = o.id);

DROP TABLE off_sale;
