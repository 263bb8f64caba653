-- What was refused before a crash is wanted after it. It is written in batches beside the requests, so no request waits
-- for the disk.
ALTER TABLE api_requests SET LOGGED;

-- What has expired is deleted without reading all that counts.
CREATE INDEX rate_limits_expire ON rate_limits (expire);
