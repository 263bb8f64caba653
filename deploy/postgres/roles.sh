#!/bin/sh
# Runs once, on an empty data folder: the shop and Temporal get roles of their own, and neither can read the other's data.
# `shop` owns the shop's tables and changes them; `shop_app` serves the shop and may read and write rows (db/roles.ts).
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set shop_password="$SHOP_DB_PASSWORD" --set app_password="$SHOP_APP_DB_PASSWORD" \
  --set temporal_password="$TEMPORAL_DB_PASSWORD" <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'shop_password';
CREATE ROLE shop_app LOGIN PASSWORD :'app_password';
ALTER ROLE shop_app SET statement_timeout = '30s';
ALTER ROLE shop_app SET idle_in_transaction_session_timeout = '2min';
CREATE DATABASE shop OWNER shop;
REVOKE CONNECT ON DATABASE shop FROM PUBLIC;
GRANT CONNECT ON DATABASE shop TO shop_app;
-- Temporal's schema tool makes its two databases itself.
CREATE ROLE temporal LOGIN CREATEDB PASSWORD :'temporal_password';
SQL
