import { expect, test } from "vitest";
import {
  databaseUrlProblem,
  hostUrls,
  readDatabaseLogin,
  replaceDatabaseLogin,
  requiresWritableHost,
} from "./database-url.ts";

const TWO_HOSTS = "postgresql://shop:se%40gredo@one:5432,[2001:db8::2]:5433/loja?target_session_attrs=read-write";

test("a URL with several hosts is one URL for each of them, with the same login, database and parameters", () => {
  expect(hostUrls(TWO_HOSTS)).toEqual([
    "postgresql://shop:se%40gredo@one:5432/loja?target_session_attrs=read-write",
    "postgresql://shop:se%40gredo@[2001:db8::2]:5433/loja?target_session_attrs=read-write",
  ]);
  for (const url of hostUrls(TWO_HOSTS)) expect(URL.canParse(url), url).toBe(true);
});

test.each([
  "postgresql://shop:segredo@one/loja",
  "postgresql://shop:seg@redo@one:5432/loja",
  "postgres:///loja?host=/run/postgresql",
  "postgres://shop@/loja?host=/run/postgresql",
  "postgresql://shop@%2Frun%2Fpostgresql/loja",
  "postgresql://one/loja?sslmode=verify-full&target_session_attrs=read-write",
])("%s is used as it stands", (url) => {
  expect(databaseUrlProblem(url)).toBeUndefined();
  expect(hostUrls(url)).toEqual([url]);
});

test("only read-write asks for the host that accepts writes", () => {
  expect(requiresWritableHost(TWO_HOSTS)).toBe(true);
  expect(requiresWritableHost("postgresql://one/loja?target_session_attrs=read-write")).toBe(true);
  expect(requiresWritableHost("postgresql://one/loja")).toBe(false);
});

test.each([
  ["mysql://one/loja", "must begin with postgres:// or postgresql://"],
  ["postgresql://one,two/loja", "needs ?target_session_attrs=read-write where it names several hosts"],
  ["postgresql://one,two/loja?target_session_attrs=any", "can have only read-write as target_session_attrs"],
  ["postgresql://one/loja?target_session_attrs=standby", "can have only read-write as target_session_attrs"],
  ...["one,", "one,,two", "one, two", "one:x,two", "one:5432:5433,two"].map((hosts): [string, string] => [
    `postgresql://${hosts}/loja?target_session_attrs=read-write`,
    "must name its hosts as one:5432,two:5432, without blanks",
  ]),
])("%s is refused", (url, problem) => {
  expect(databaseUrlProblem(url)).toBe(problem);
});

test("the login and the database are read, and replaced without a change of the hosts", () => {
  expect(readDatabaseLogin(TWO_HOSTS)).toEqual({ user: "shop", password: "se@gredo", database: "loja" });
  expect(readDatabaseLogin("postgres://one")).toEqual({ user: "", password: "", database: "" });
  expect(replaceDatabaseLogin(TWO_HOSTS, { user: "dona", password: "a/b", database: "outra" })).toBe(
    "postgresql://dona:a%2Fb@one:5432,[2001:db8::2]:5433/outra?target_session_attrs=read-write",
  );
  expect(replaceDatabaseLogin("postgres:///loja?host=/run", { user: "dona", password: "", database: "b" })).toBe(
    "postgres://dona@/b?host=/run",
  );
});
