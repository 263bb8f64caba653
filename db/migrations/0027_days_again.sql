-- Days added up before counted every order that isn't delivered as delivered at once. They are added up again when the
-- dashboard next asks for them.
DELETE FROM day_figures;
