-- Likes, views and quantities of the buyer's choice (S0 §3, §5; decisions 5, 6, 15).

-- A service without fixed size: the quantities that can be bought. Its price comes from the packages of its region.
ALTER TABLE services
  ADD COLUMN min_quantity integer,
  ADD COLUMN max_quantity integer,
  ADD COLUMN quantity_step integer,
  ADD COLUMN bonus_percent integer CHECK (bonus_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT services_range CHECK (
    (min_quantity IS NULL) = (max_quantity IS NULL) AND (min_quantity IS NULL) = (quantity_step IS NULL)
    AND (min_quantity IS NULL OR (min_quantity > 0 AND max_quantity >= min_quantity AND quantity_step > 0))
    AND (min_quantity IS NOT NULL OR bonus_percent IS NULL));

-- The post that a line of an order goes to; null where it goes to the profile.
ALTER TABLE submissions ADD COLUMN shortcode text;

-- When the box of decision 32 was ticked, and whether the buyer was shown an offer (decision 7).
ALTER TABLE orders
  ADD COLUMN immediate_performance_at timestamptz,
  ADD COLUMN upsell_offered boolean NOT NULL DEFAULT false;
ALTER TABLE purchases ADD COLUMN upsell_offered boolean NOT NULL DEFAULT false;

-- One refill at a time for each line of an order (decision 24).
DROP INDEX refills_one_open;
CREATE UNIQUE INDEX refills_one_open ON refills (submission_id) WHERE state IN ('sending', 'requested');

-- Which orders grant a thank-you code (decision 8): SAVE15 in Spanish and French, SAVE10 in Italian.
ALTER TABLE discount_codes ADD COLUMN granted_in text[];
UPDATE discount_codes SET granted_in = CASE code WHEN 'SAVE10' THEN '{it}' ELSE '{es,fr}' END::text[]
  WHERE code IN ('SAVE10', 'SAVE15');
