import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { unwrapOutcome } from "../../../testing/database.ts";
import { isLoopback, maskSecrets, readConfig, variableNames } from "./config.ts";

const example = readFileSync(new URL("../../../../../.env.example", import.meta.url), "utf8");

const SMTP_FAULT = "SMTP_URL must be an address such as smtps://user:password@mail.example.com";

const ADMIN_ORIGIN_FAULT =
  "ADMIN_ORIGIN must be https:// and a host such as https://painel.example.com, or http://localhost:3000";

const FILES_FAULT =
  "FILES_URL must be a folder such as file:///srv/pictures or a bucket such as s3://name?endpoint=https://s3.example.com";

/** Why a configuration is refused. */
function refusalOf(variables: Record<string, string>): string {
  const read = readConfig(variables);
  if (read.ok) throw new Error("It was accepted");
  return read.refusal;
}

describe("the configuration", () => {
  test(".env.example names every variable and no other, each with its default and a comment", () => {
    const named = parseEnv(example) as Record<string, string>;
    expect(Object.keys(named).sort()).toEqual([...variableNames].sort());
    expect(unwrapOutcome(readConfig(named))).toEqual(unwrapOutcome(readConfig({})));
    for (const block of example.trim().split("\n\n").slice(1)) expect(block).toMatch(/^# \S/);
  });

  test("[GEN-07] needs no setting; an empty value counts as unset", () => {
    const empty = Object.fromEntries(variableNames.map((name) => [name, ""]));
    expect(unwrapOutcome(readConfig(empty))).toEqual(unwrapOutcome(readConfig({})));
    expect(unwrapOutcome(readConfig({ DATA_DIR: "x" }, "/somewhere")).DATA_DIR).toBe("/somewhere/x");
  });

  test.each([
    ["PORT", "abc", "PORT must be a number"],
    ["PORT", "70000", "PORT must be at most 65535"],
    ["PORT", "80.5", "PORT must be a whole number"],
    ["DATABASE_CONNECTIONS", "1", "DATABASE_CONNECTIONS must be at least 2"],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL must begin with postgres:// or postgresql://"],
    [
      "DATABASE_REPLICA_URLS",
      "postgres://one,mysql://two",
      "DATABASE_REPLICA_URLS must begin with postgres:// or postgresql://; DATABASE_URL must be set where DATABASE_REPLICA_URLS is",
    ],
    ["DATABASE_REPLICA_URLS", "postgres://replica", "DATABASE_URL must be set where DATABASE_REPLICA_URLS is"],
    ["DEFAULT_COMPANY", "A B", "DEFAULT_COMPANY must be lower-case letters, digits and dashes"],
    ["ORIGIN", "loja.example.com", "ORIGIN must be an address such as https://loja.example.com"],
    ["ORIGIN", "javascript:alert(1)", "ORIGIN must be an address such as https://loja.example.com"],
    ...[
      "painel.example.com",
      "http://painel.example.com",
      "https://painel.example.com/painel",
      "https://10.0.0.1",
      "http://127.0.0.1:3000",
      "https://a@painel.example.com",
    ].map((url): [string, string, string] => ["ADMIN_ORIGIN", url, ADMIN_ORIGIN_FAULT]),
    ...[
      "/srv/pictures",
      "file://nas/pictures",
      "s3://",
      "s3://loja?region=a b",
      "s3://loja?endpont=https://s3.example.com",
    ].map((url): [string, string, string] => ["FILES_URL", url, FILES_FAULT]),
    ["FILES_URL", "s3://loja?endpoint=https://me:segredo@s3.example.com", FILES_FAULT],
    ["RATE_LIMITS", "no", "RATE_LIMITS must be on or off"],
    ["PRICE_TABLE_URL", "fipe", "PRICE_TABLE_URL must be an address such as https://servico.example.com/api"],
    ["PRICE_TABLE_TOKEN", "two words", "PRICE_TABLE_TOKEN must be letters and digits"],
    ["PRICE_TABLE_CALLS_PER_DAY", "0", "PRICE_TABLE_CALLS_PER_DAY must be at least 1"],
    [
      "CEP_URLS",
      "https://cep.example.com/{cep}, https://cep.example.com/cep",
      "CEP_URLS must be addresses such as https://servico.example.com/cep/{cep}, separated by commas",
    ],
    ["SMTP_URL", "imap://mail.example.com", `${SMTP_FAULT}; MAIL_FROM must be set where SMTP_URL is`],
    ...["smtp://", "smtp://mail.example.com/?requireTLS=false", "smtp://mail.example.com#x", "smtps://a:%zz@m"].map(
      (url): [string, string, string] => ["SMTP_URL", url, `${SMTP_FAULT}; MAIL_FROM must be set where SMTP_URL is`],
    ),
    ["SMTP_URL", "smtp://mail.example.com", "MAIL_FROM must be set where SMTP_URL is"],
    ["MAIL_FROM", "Loja <loja@example.com>", "MAIL_FROM must be an address such as loja@example.com"],
    ["TRUST_PROXY", "the proxy", "TRUST_PROXY must be addresses or networks, separated by commas"],
    ["TRUST_PROXY", "10.0.0.0/64", "TRUST_PROXY must be addresses or networks, separated by commas"],
  ])("%s=%s is refused in one line that says why", (name, value, why) => {
    expect(refusalOf({ [name]: value })).toBe(`The configuration cannot be used: ${why}.`);
  });

  test("a bucket needs its keys, and an encrypted connection to another machine", () => {
    const keys = { AWS_ACCESS_KEY_ID: "AKIAEXAMPLE", AWS_SECRET_ACCESS_KEY: "segredo" };
    const remote = { FILES_URL: "s3://loja/fotos?endpoint=http://minio.example.com:9000&region=us-east-1" };
    expect(refusalOf({ FILES_URL: "s3://loja" })).toBe(
      "The configuration cannot be used: AWS_ACCESS_KEY_ID must be set where FILES_URL is a bucket; " +
        "AWS_SECRET_ACCESS_KEY must be set where FILES_URL is a bucket.",
    );
    expect(refusalOf({ ...keys, ...remote })).toMatch(
      /FILES_URL must have an https:\/\/ endpoint, or FILES_INSECURE=on/,
    );
    const config = unwrapOutcome(readConfig({ ...keys, ...remote, FILES_INSECURE: "on" }));
    expect(JSON.stringify(maskSecrets(config))).not.toMatch(/segredo|AKIA/);
    expect(maskSecrets(config).FILES_URL).toBe(remote.FILES_URL);
    for (const host of ["127.0.0.1:9000", "localhost:9000", "[::1]:9000"])
      expect(readConfig({ ...keys, FILES_URL: `s3://loja?endpoint=http://${host}` }).ok, host).toBe(true);
  });

  test("reports every invalid setting at once", () => {
    expect(refusalOf({ PORT: "abc", RATE_LIMITS: "no" })).toMatch(
      /PORT must be a number; RATE_LIMITS must be on or off/,
    );
    expect(refusalOf({ LOG_LEVEL: "loud" })).toMatch(/^The configuration cannot be used: LOG_LEVEL .+\.$/);
  });

  test.each(["", "127.0.0.1", "10.0.0.0/8, 192.168.1.1", "loopback,uniquelocal", "::1", "2001:db8::/32"])(
    "proxies may be written as %j",
    (TRUST_PROXY) => expect(unwrapOutcome(readConfig({ TRUST_PROXY })).TRUST_PROXY).toBe(TRUST_PROXY),
  );

  test("is printed without passwords", () => {
    const config = unwrapOutcome(readConfig({ DATABASE_URL: "postgresql://shop:segredo@db.example.com/shop" }));
    expect(JSON.stringify(maskSecrets(config))).not.toContain("segredo");
    expect(maskSecrets(config).DATABASE_URL).toBe("postgresql://shop:***@db.example.com/shop");
    const mail = { SMTP_URL: "smtps://loja:seg@redo@mail.example.com", MAIL_FROM: "loja@example.com" };
    expect(maskSecrets(unwrapOutcome(readConfig(mail))).SMTP_URL).toBe("smtps://loja:***@mail.example.com");
    const tokens = unwrapOutcome(readConfig({ PRICE_TABLE_TOKEN: "segredo", VEHICLE_LOOKUP_TOKEN: "segredo" }));
    expect(JSON.stringify(maskSecrets(tokens))).not.toContain("segredo");
    const services = { CEP_URLS: "https://a.example.com/{cep}?token=segredo, https://u:segredo@b.example.com/{cep}" };
    expect(maskSecrets(unwrapOutcome(readConfig(services))).CEP_URLS).toEqual([
      "https://a.example.com/{cep}?token=***",
      "https://u:***@b.example.com/{cep}",
    ]);
    const table = { PRICE_TABLE_URL: "https://api.example.com/?key=segredo" };
    expect(JSON.stringify(maskSecrets(unwrapOutcome(readConfig(table))))).not.toContain("segredo");
  });

  test("knows the addresses that only this machine can reach", () => {
    for (const host of ["127.0.0.1", "127.1.2.3", "localhost", "::1"]) expect(isLoopback(host), host).toBe(true);
    for (const host of ["0.0.0.0", "::", "192.168.0.1", "loja.example.com", "127.0.0.1.example.com"]) {
      expect(isLoopback(host), host).toBe(false);
    }
  });
});
