-- A redemption keeps the address that paid, whatever the order's address is corrected to. The address of the order counts
-- too, and erasing a person or collecting their data finds both.
CREATE INDEX orders_discount_inbox ON orders (discount_code, inbox_of(email)) WHERE discount_code IS NOT NULL;
CREATE INDEX discount_redemptions_email ON discount_redemptions (lower(email));
