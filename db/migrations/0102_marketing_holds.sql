-- Times without marketing mail, after Postgres came back from a backup: nobody knows who got which e-mail since, or objected.
CREATE TABLE marketing_holds (since timestamptz PRIMARY KEY, until timestamptz);
CREATE UNIQUE INDEX marketing_holds_open ON marketing_holds ((true)) WHERE until IS NULL;
