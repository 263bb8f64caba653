#!/bin/sh
# Temporal's databases: made where missing, updated where an older server left them. The password is SQL_PASSWORD.
set -eu
schema=/etc/temporal/schema/postgresql/v12

prepare() {
  database=$1
  versions=$2
  tool="temporal-sql-tool --plugin postgres12 --endpoint postgres --port 5432 --user temporal --database $database"
  # Both fail where it is there already, which is what a second run finds; the update below then tells what is wrong.
  $tool create || true
  $tool setup-schema --version 0.0 || true
  $tool update-schema --schema-dir "$versions"
}

prepare temporal "$schema/temporal/versioned"
prepare temporal_visibility "$schema/visibility/versioned"
