-- Set if the address has had too many e-mails: what it sends is stored and reported, but not acknowledged.
ALTER TABLE contact_messages ADD COLUMN without_letter boolean NOT NULL DEFAULT false;
ALTER TABLE leave_requests ADD COLUMN without_letter boolean NOT NULL DEFAULT false;
