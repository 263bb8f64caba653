-- Drafts of texts began at revision 1 again after each discard or publication. So an editor that was open on an old
-- revision 1 overwrote, or published over, another person's newer revision 1. Now no two saves get the same number.
CREATE SEQUENCE content_draft_revisions AS integer OWNED BY content_drafts.revision;
-- Above those of drafts that are gone, too: a tab may still have one open. The audit log names the revision of each save.
SELECT setval('content_draft_revisions', greatest(
  (SELECT max(revision) FROM content_drafts),
  (SELECT max((after ->> 'revision')::integer) FROM audit_log WHERE action = 'save-content-draft'),
  1));
ALTER TABLE content_drafts ALTER COLUMN revision SET DEFAULT nextval('content_draft_revisions');
