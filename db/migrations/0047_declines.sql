-- Declined tries of each payment: after some of them the shop closes its purchase. By the payment provider's event.
CREATE TABLE declines (
  event_id text PRIMARY KEY,
  payment_intent_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX declines_intent ON declines (payment_intent_id);
CREATE INDEX declines_at ON declines (at);
