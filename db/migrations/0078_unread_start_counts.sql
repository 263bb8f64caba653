-- Some panels write 0 if they could not read a profile. It was stored as its count.
UPDATE submissions SET start_count = NULL WHERE start_count = 0;
