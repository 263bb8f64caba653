-- Invoices in place of the receipt, at the buyer's request: one for each order, and those that correct whom it is made out
-- to. What was issued is never changed and refers to no row: it stays where an order's rows are rebuilt. Only an erasure
-- empties who it was for.
CREATE TABLE invoices (
  -- `F`, or `FR` of one that corrects the one before it.
  series text NOT NULL CHECK (series IN ('F', 'FR')),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  cart_id text NOT NULL,
  order_id bigint NOT NULL,
  -- How many the order had before: its first is in the series F, all others in FR.
  place integer NOT NULL CHECK ((place = 0) = (series = 'F')),
  name text NOT NULL,
  tax_id text NOT NULL,
  address text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  -- Who sold, as the settings had it then.
  seller jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (series, year, number),
  UNIQUE (order_id, place)
);
CREATE INDEX invoices_cart ON invoices (cart_id);

-- The last number of each year, as in correction_series.
CREATE TABLE invoice_series (
  year integer PRIMARY KEY,
  last integer NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE TABLE corrective_invoice_series (
  year integer PRIMARY KEY,
  last integer NOT NULL,
  last_at timestamptz NOT NULL
);
