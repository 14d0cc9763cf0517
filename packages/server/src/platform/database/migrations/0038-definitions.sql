-- What the migrations made, as checksums: the start compares them with the live database (database/definitions.ts). The
-- program writes them after each migration.
create table schema_definitions (
  object text primary key,
  checksum text not null,
  server_major int not null
);
grant select on schema_definitions to shop_reader;
