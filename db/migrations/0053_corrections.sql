-- Corrective receipts: each refund of an order that has succeeded has one, in a series of its own for each year. A row is
-- never changed. It names no person, and refers to no row: what was issued stays, also where an order's rows are rebuilt.
CREATE TABLE corrections (
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  cart_id text NOT NULL,
  order_id bigint NOT NULL,
  -- Which refund of the purchase it is for. One that failed after all has a second, with the opposite sign.
  refund_number integer NOT NULL,
  -- Added to what was paid: below zero, but above it where a refund failed after all.
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  -- The tax contained in it.
  vat_cents integer NOT NULL,
  reason text NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (year, number)
);
CREATE INDEX corrections_cart ON corrections (cart_id);

-- The last number of each year. Whoever takes the next one holds the row until its transaction ends: a number is taken
-- together with its correction or not at all, and none comes twice.
CREATE TABLE correction_series (
  year integer PRIMARY KEY,
  last integer NOT NULL,
  last_at timestamptz NOT NULL
);

-- Refunds of earlier releases, in the order in which they were made.
WITH due AS (
  SELECT r.cart_id, o.id AS order_id, r.number, r.amount_cents, o.amount_cents AS paid, o.vat_cents, o.vat_rate_percent,
    r.created_at, sum(r.amount_cents) OVER (PARTITION BY r.cart_id ORDER BY r.number) AS until_now
  FROM refunds r JOIN orders o ON o.cart_id = r.cart_id WHERE r.status = 'succeeded'),
taxed AS (
  SELECT due.*,
    CASE WHEN until_now = paid THEN vat_cents
         ELSE floor(until_now * vat_rate_percent / (100 + vat_rate_percent) + 0.5)::integer END AS vat_until_now,
    row_number() OVER (ORDER BY created_at, cart_id, number) AS place
  FROM due)
INSERT INTO corrections (year, number, cart_id, order_id, refund_number, amount_cents, vat_cents, reason, issued_at)
SELECT extract(year FROM now() AT TIME ZONE 'Europe/Madrid'), place, cart_id, order_id, number, -amount_cents,
  -(vat_until_now - coalesce(lag(vat_until_now) OVER (PARTITION BY cart_id ORDER BY number), 0)), 'agreed', now()
FROM taxed;
INSERT INTO correction_series (year, last, last_at)
SELECT year, max(number), max(issued_at) FROM corrections GROUP BY year;
