import { expect, test } from "vitest";
import { migrationStatements } from "./migration-statements.ts";
import { migrations } from "./migrations.ts";
import { splitStatements } from "./split-statements.ts";

test.each([
  ["statements", "select 1; select 2;", ["select 1", "select 2"]],
  ["the last without a semicolon", "select 1;\nselect 2\n", ["select 1", "select 2"]],
  ["strings", "select 'a;b', 'it''s;'; select 2", ["select 'a;b', 'it''s;'", "select 2"]],
  ["escaped strings", String.raw`select e'\';', E'\\'; select 2`, [String.raw`select e'\';', E'\\'`, "select 2"]],
  ["a backslash in a plain string", String.raw`select '\'; select 2`, [String.raw`select '\'`, "select 2"]],
  ["quoted names", 'select 1 as "a;""b;"; select 2', ['select 1 as "a;""b;"', "select 2"]],
  ["line comments", "select 1; -- it's; not\nselect 2", ["select 1", "-- it's; not\nselect 2"]],
  ["nested comments", "select /* a; /* b; */ ' */ 1; select 2", ["select /* a; /* b; */ ' */ 1", "select 2"]],
  ["bodies", "do $$ begin x; end $$; select 2", ["do $$ begin x; end $$", "select 2"]],
  ["bodies in bodies", "do $a$ x; $$ y; $$ $a$; select 2", ["do $a$ x; $$ y; $$ $a$", "select 2"]],
  ["dollars in names", "select a$b$ ; select c$b$", ["select a$b$", "select c$b$"]],
  ["parameters", "select $1; select $2", ["select $1", "select $2"]],
  ["no statement", " ; -- nothing\n ; /* nothing; */", []],
])("splits %s", (_what, script, statements) => {
  expect(splitStatements(script)).toEqual(statements);
});

test("a migration is sent whole, but for one statement that a distributed database refuses", () => {
  const withoutBreaks = (text: string) => text.replaceAll(/[\s;]/g, "");
  const changed = migrations().filter(
    (migration) => !withoutBreaks(migration.sql).startsWith(withoutBreaks(migrationStatements(migration).join(""))),
  );
  expect(changed.map(({ name }) => name)).toEqual(["0071-staff-accounts"]);
  const replaced = changed.flatMap(migrationStatements).filter((text) => text.includes("staff_idle_minutes"));
  expect(replaced).toHaveLength(2);
});
