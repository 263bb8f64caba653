-- The roles of domain/permissions.ts.
ALTER TABLE admins DROP CONSTRAINT admins_role_check;
UPDATE admins SET role = CASE role WHEN 'admin' THEN 'administrator' ELSE 'read-only' END;
ALTER TABLE admins
  ALTER COLUMN role SET DEFAULT 'administrator',
  ADD CONSTRAINT admins_role_check CHECK (role IN ('administrator', 'support', 'read-only'));
