-- A delivery's first count has its turn from the delivery's end on (db/submissions.ts); of one whose row is rebuilt, from
-- then on. Before, what had just ended was counted before all that was overdue.
ALTER TABLE submissions ALTER COLUMN count_due_at SET DEFAULT now();
