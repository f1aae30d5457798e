#!/bin/bash
# Runs once, on a new database: the role that runs the services. It owns nothing.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set password="$(cat /run/secrets/running_password)" <<'SQL'
create role bazaar_running login password :'password';
create extension if not exists pg_trgm;
SQL
