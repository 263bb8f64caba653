-- Texts of the pages that are edited, not programmed (decision 26): questions, legal texts, case studies, reviews.

CREATE TABLE content_sections (
  -- One of domain/content/sections.ts.
  key text NOT NULL,
  language text NOT NULL CHECK (language IN ('es', 'fr', 'it')),
  -- From 1, without gaps in a key and language; 0 is the text that the program brings along.
  version integer NOT NULL CHECK (version > 0),
  json_content jsonb NOT NULL,
  -- Nothing is published that isn't shown from then on: the newest published version counts.
  published_at timestamptz,
  published_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Also finds the newest of a key and language.
  PRIMARY KEY (key, language, version),
  CHECK ((published_at IS NULL) = (published_by IS NULL))
);
