-- The pages' scripts, styles, fonts and pictures of this release and of those before it. A browser tab that was opened
-- before a release asks for files that the new release no longer has.
CREATE TABLE page_files (
  -- Holds a hash of the content: a name never has another body.
  name text PRIMARY KEY,
  body bytea NOT NULL,
  -- An HMAC by the API. A row that something else has written is never served as a script.
  seal text NOT NULL,
  -- The last time a running API still had the file.
  kept_at timestamptz NOT NULL
);
