-- Panels speak more than one protocol. Those that are known so far all speak the SMM API v2.

ALTER TABLE providers ADD COLUMN protocol text NOT NULL DEFAULT 'smm-v2' CHECK (protocol IN ('smm-v2', 'json-rest'));
