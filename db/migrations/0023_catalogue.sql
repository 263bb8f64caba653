-- The catalogue in the back office: an order of its own, ids for new packages, no size twice on sale.

ALTER TABLE services
  -- Place among the packages of its type and region, from 1. Without one a package stands behind those that have one,
  -- by its quantity.
  ADD COLUMN position integer CHECK (position > 0);

-- New packages count from 10000: lower ids are those of the first catalogue, some of which have a meaning of their own.
CREATE SEQUENCE services_id_seq AS integer OWNED BY services.id;
SELECT setval('services_id_seq', greatest((SELECT max(id) FROM services), 9999));
ALTER TABLE services ALTER COLUMN id SET DEFAULT nextval('services_id_seq');

-- Two packages of one size would make the price of that quantity a matter of chance, also for quantities in between.
CREATE UNIQUE INDEX services_size_on_sale ON services (type, region, quantity) WHERE active AND min_quantity IS NULL;
