-- How many more refusals of the same minute this row stands for: the log takes a limited number a minute, so that nobody
-- can fill the disk with refused requests.
ALTER TABLE api_requests ADD COLUMN left_out integer NOT NULL DEFAULT 0 CHECK (left_out >= 0);
