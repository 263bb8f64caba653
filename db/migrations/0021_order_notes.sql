-- What administrators write beside an order for each other. They change nothing of it, so they are plain rows.
CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  author text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL
);
CREATE INDEX order_notes_order ON order_notes (order_id, at DESC);

-- The queue of statements that wait for a person, oldest first; also those that fit no order.
CREATE INDEX withdrawals_waiting ON withdrawals (received_at) WHERE closed_at IS NULL;
