-- A note that is sent again because its answer was lost is one note.
ALTER TABLE order_notes ADD COLUMN request_id uuid;
CREATE UNIQUE INDEX order_notes_request ON order_notes (order_id, request_id);
