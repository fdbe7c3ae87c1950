#!/bin/sh
# Two roles for the site's database: pinkstone_owner makes and changes the tables; pinkstone_site reads, adds and changes
# rows, and can neither delete one nor touch a table. PostgreSQL's image runs this once, on an empty volume. It can be
# run again at any time, also against a server of your own, as its administrator:
#   PGHOST=… PGUSER=postgres OWNER_PASSWORD=… SITE_PASSWORD=… sh deploy/postgres-roles.sh
set -eu
: "${OWNER_PASSWORD:?the password of pinkstone_owner}" "${SITE_PASSWORD:?the password of pinkstone_site}"
export OWNER_PASSWORD SITE_PASSWORD
database=${POSTGRES_DB:-${PGDATABASE:-pinkstone}}

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
  --username "${POSTGRES_USER:-${PGUSER:-postgres}}" --dbname "$database" <<'SQL'
-- From the environment: a command line is for everybody on the machine to read.
\getenv owner_password OWNER_PASSWORD
\getenv site_password SITE_PASSWORD
begin;
select format('create role %I', name) from unnest(array['pinkstone_owner', 'pinkstone_site']) as name
  where not exists (select from pg_roles where rolname = name) \gexec
alter role pinkstone_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
alter role pinkstone_site login nosuperuser nocreatedb nocreaterole password :'site_password';

select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect, create on database %I to pinkstone_owner', current_database()) \gexec
select format('grant connect on database %I to pinkstone_site', current_database()) \gexec
revoke all on schema public from public;
grant usage, create on schema public to pinkstone_owner;
grant usage on schema public to pinkstone_site;

-- Tables that an earlier version made as somebody else.
select format('alter table public.%I owner to pinkstone_owner', tablename) from pg_tables
  where schemaname = 'public' and tableowner <> 'pinkstone_owner'
    and tablename in ('leads', 'consent_events', 'lead_events', 'lead_words', 'outbox', 'probe', 'kysely_migration',
      'kysely_migration_lock') \gexec
-- No delete: erasure empties fields, and a stub stays. Also for tables that are made later, and by a restore.
alter default privileges for role pinkstone_owner in schema public
  grant select, insert, update on tables to pinkstone_site;
select format('grant select, insert, update on public.%I to pinkstone_site', tablename) from pg_tables
  where schemaname = 'public' and tableowner = 'pinkstone_owner' \gexec
commit;
SQL
