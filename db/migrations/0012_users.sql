-- Users of the back office: second factor, first passwords, sessions that can be told apart, and an audit log to search.

ALTER TABLE admins
  -- A secret counts only from the moment on when a right code was typed; until then it is only set up.
  ADD COLUMN totp_active_at timestamptz,
  -- The 30 s step of the last code that was used: none is good twice (RFC 6238 §5.2).
  ADD COLUMN totp_last_step bigint,
  -- Somebody else chose the password and has seen it.
  ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
  ADD COLUMN password_changed_at timestamptz,
  ADD COLUMN last_login_at timestamptz;

ALTER TABLE admin_sessions
  -- Names a session to people; its secret's hash never leaves.
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN ip text;
-- All sessions of somebody are listed, and ended together.
CREATE INDEX admin_sessions_admin ON admin_sessions (admin_id);

-- The password was right and the code is still missing: no session, and soon over.
CREATE TABLE admin_half_logins (
  -- SHA-256 of the cookie's secret.
  token_hash bytea PRIMARY KEY,
  admin_id bigint NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0
);
CREATE INDEX admin_half_logins_admin ON admin_half_logins (admin_id);

-- One row for each code that still works; 80 random bits need no slow hash.
CREATE TABLE admin_recovery_codes (
  admin_id bigint NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
  -- SHA-256.
  code_hash bytea NOT NULL,
  PRIMARY KEY (admin_id, code_hash)
);

-- Each filter of the audit log, newest first; the id decides between acts of the same moment.
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor, at DESC, id DESC);
CREATE INDEX audit_log_action ON audit_log (action, at DESC, id DESC);
-- Subjects are searched by how they begin, in any case.
CREATE INDEX audit_log_subject ON audit_log (lower(subject) text_pattern_ops, at DESC, id DESC);
