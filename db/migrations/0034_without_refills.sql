-- Orders of packages whose panel service does not refill: sold without the guarantee. What was sold before keeps it.
ALTER TABLE orders ADD COLUMN without_refills boolean NOT NULL DEFAULT false;
