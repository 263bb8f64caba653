-- Reviews by those who bought: one for each order, shown once somebody of the shop has published it.
CREATE TABLE reviews (
  -- Names it to everybody. The order's own id would lead strangers to the order.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id bigint NOT NULL UNIQUE REFERENCES orders (id),
  language text NOT NULL CHECK (language IN ('es', 'fr', 'it')),
  service_type text NOT NULL,
  service_id integer NOT NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL CHECK (char_length(comment) BETWEEN 1 AND 1000),
  -- A first name or initials, as the buyer chose; null: nobody is named.
  shown_name text CHECK (char_length(shown_name) BETWEEN 1 AND 40),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'published', 'refused')),
  -- Counts the buyer's changes: whoever decides names the text that they have read.
  revision integer NOT NULL DEFAULT 1,
  written_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  -- Why it was refused; its buyer reads it.
  decision_reason text,
  CHECK ((state = 'pending') = (decided_at IS NULL))
);
-- The list of the back office, and those that wait.
CREATE INDEX reviews_written ON reviews (written_at DESC, id);
CREATE INDEX reviews_waiting ON reviews (written_at) WHERE state = 'pending';
-- What a page shows, and its average.
CREATE INDEX reviews_published ON reviews (service_type, language, written_at DESC, id) INCLUDE (stars)
  WHERE state = 'published';
-- The sweep by age.
CREATE INDEX reviews_refused ON reviews (decided_at) WHERE state = 'refused';
