-- Whether a browser has bought anything: asked where strangers have used up what callers of its address may do.
CREATE INDEX purchases_owner ON purchases (owner);
