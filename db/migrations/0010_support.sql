-- Messages to the shop, wishes to leave, and the deletion of personal data (S1 §2.9, §2.10, decision 27).

CREATE TABLE contact_messages (
  -- Made by the browser that sends the message, so that a repeated one is the same.
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  company text,
  phone text,
  service text NOT NULL,
  -- As typed.
  order_number text,
  message text NOT NULL,
  -- What was said to the chat assistant before, where the sender handed it over.
  conversation jsonb,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  support_told_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  closed_note text
);
CREATE INDEX contact_messages_received ON contact_messages (received_at DESC, id);
CREATE INDEX contact_messages_open ON contact_messages (received_at) WHERE closed_at IS NULL;
-- Erased together with an address's other data.
CREATE INDEX contact_messages_email ON contact_messages (lower(email));

CREATE TABLE leave_requests (
  id uuid PRIMARY KEY,
  wish text NOT NULL CHECK (wish IN ('mail', 'deletion')),
  -- Person and reason are emptied where the data are erased, and where nobody proves the address.
  username text NOT NULL,
  email text NOT NULL,
  reason text NOT NULL,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  -- `done` for mail; the others are those of domain/support.ts.
  state text NOT NULL CHECK (state IN ('done', 'unproven', 'open', 'erasing', 'erased', 'refused', 'expired')),
  -- Whoever asked showed that the address is theirs.
  proven_at timestamptz,
  acknowledged_at timestamptz,
  support_told_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  decision_reason text,
  answered_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX leave_requests_received ON leave_requests (received_at DESC, id);
CREATE INDEX leave_requests_open ON leave_requests (received_at) WHERE state = 'open';
CREATE INDEX leave_requests_email ON leave_requests (lower(email));

-- Since when a purchase knows no buyer any more. From then on no projection writes a person back, however late it comes.
ALTER TABLE purchases ADD COLUMN forgotten_at timestamptz,
  -- When its workflow was told to forget the buyer; it is told once.
  ADD COLUMN forget_asked_at timestamptz;

-- Everything of an address is found before it is erased; also carts that were never paid.
CREATE INDEX purchases_email ON purchases (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX withdrawals_email ON withdrawals (lower(email));
CREATE INDEX emails_recipient ON emails (lower(recipient));
