#!/bin/sh
# Runs once, on an empty data folder: the shop and Temporal get a role each, and neither can read the other's data.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set shop_password="$SHOP_DB_PASSWORD" --set temporal_password="$TEMPORAL_DB_PASSWORD" <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'shop_password';
CREATE DATABASE shop OWNER shop;
REVOKE CONNECT ON DATABASE shop FROM PUBLIC;
-- Temporal's schema tool makes its two databases itself.
CREATE ROLE temporal LOGIN CREATEDB PASSWORD :'temporal_password';
SQL
