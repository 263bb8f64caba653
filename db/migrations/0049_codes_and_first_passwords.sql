-- The code of a login until its letter has gone out, sealed: the input of a run is read by more people than this.
CREATE TABLE login_codes (
  id uuid PRIMARY KEY,
  code_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_codes_created ON login_codes (created_at);

-- Until when a first password opens the door; null where it has no end, as that of the first administrator.
ALTER TABLE admins ADD COLUMN first_password_until timestamptz;
UPDATE admins SET first_password_until = now() + interval '7 days' WHERE must_change_password AND username <> 'admin';
