import type { DatabaseDefinition } from "./cluster.ts";

export const testingDatabase: DatabaseDefinition = {
  name: "example",
  loginName: "example_login",
  roleNames: ["example_reader"],
  roleStatements: (loginPassword) => [
    role("example_reader", "nologin"),
    role("example_login", `login noinherit password '${loginPassword}'`),
    "grant example_reader to example_login",
    "alter role example nocreaterole",
  ],
};

const role = (name: string, options: string) =>
  `do $do$ begin if not exists (select from pg_roles where rolname = '${name}') then create role ${name} ${options}; ` +
  `else alter role ${name} ${options}; end if; end $do$`;
