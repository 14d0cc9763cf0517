import { createReadStream, createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { refuse } from "@pecacerta/rules/outcome";
import { extract, pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  backUp,
  checksums,
  emptyDatabase,
  execute,
  loginOf,
  openSource,
  readAll,
  restore,
  temporaryFolder,
} from "../../../testing/backup.ts";
import { openTestInstallation, unwrapOutcome } from "../../../testing/database.ts";
import { applyMigration, createMigrationTable } from "../database/migrate.ts";
import { migrationNames, migrations } from "../database/migrations.ts";
import { connect } from "../database/open.ts";
import type { Manifest } from "./manifest.ts";

let source: Awaited<ReturnType<typeof openSource>>;
let file: string;
beforeAll(async () => {
  source = await openSource();
  file = join(source.folder, "shop.tar.gz");
  unwrapOutcome(await backUp(source.url, file));
});
afterAll(() => source.close());

type Change = (name: string, bytes: Buffer) => Buffer | undefined;

/** A copy of the backup whose entries are changed, or left out. */
async function altered(change: Change): Promise<string> {
  const copy = join(await temporaryFolder(), "altered.tar.gz");
  const [from, to] = [extract(), pack()];
  const read = pipeline(createReadStream(file), createGunzip(), from);
  const written = pipeline(to, createGzip(), createWriteStream(copy));
  for await (const entry of from) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    const bytes = change(entry.header.name, Buffer.concat(chunks));
    if (bytes) to.entry({ name: entry.header.name }, bytes);
  }
  to.finalize();
  await Promise.all([read, written]);
  return copy;
}

const changeManifest =
  (change: (manifest: Manifest) => unknown): Change =>
  (name, bytes) =>
    name === "manifest.json" ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString())))) : bytes;

const ORDERS = "tables/of-companies/orders/000001.copy";

describe("a restore refuses, without changes,", () => {
  test.each<[string, Change, RegExp]>([
    ["an altered row", (name, bytes) => (name === ORDERS ? flipped(bytes) : bytes), /the rows of orders differ\.$/],
    [
      "a row too few",
      (name, bytes) => (name === ORDERS ? bytes.subarray(bytes.indexOf(10) + 1) : bytes),
      /orders has 1 rows instead of 2\.$/,
    ],
    ["a missing table", (name, bytes) => (name === ORDERS ? undefined : bytes), /orders has 0 rows instead of 2\.$/],
    ["a missing end", (name, bytes) => (name === "manifest.json" ? undefined : bytes), /its end is missing\.$/],
    ["a foreign manifest", changeManifest(() => ({ format: 1 })), /its manifest cannot be understood\.$/],
    [
      "a newer format",
      changeManifest((manifest) => ({ ...manifest, format: 2 })),
      /was made by a newer version of the shop: restore it with that version\.$/,
    ],
    [
      "a backup of a newer program",
      changeManifest((manifest) => ({
        ...manifest,
        migrations: [...manifest.migrations, { name: "9999-later", checksum: "0".repeat(64) }],
      })),
      /made by a newer version of the shop \(it has 9999-later\): restore it with that version\.$/,
    ],
    [
      "a backup made with another migration",
      changeManifest(({ migrations: [first, ...others], ...manifest }) => ({
        ...manifest,
        migrations: [{ ...first, checksum: "0".repeat(64) }, ...others],
      })),
      /another migration 0001-companies than this program has\.$/,
    ],
  ])("%s", async (_, change, line) => {
    const before = await checksums(source.url);
    const outcome = await restore(source.url, await altered(change), true);
    expect(outcome).toEqual(refuse(expect.stringMatching(line)));
    expect(await checksums(source.url)).toEqual(before);
  });

  test("a truncated, corrupted or foreign file", async () => {
    const copy = join(await temporaryFolder(), "copy.tar.gz");
    const bytes = await readFile(file);
    const wrong = [
      bytes.subarray(0, bytes.length - 9),
      bytes.subarray(0, bytes.length >> 1),
      flipped(bytes),
      Buffer.from("hello"),
    ];
    for (const content of wrong) {
      await writeFile(copy, content);
      expect(await restore(source.url, copy, true)).toEqual(
        refuse(expect.stringMatching(/ (cannot be read as a backup: .*|is damaged: .*)\.$/)),
      );
    }
    expect(await restore(source.url, `${copy}-missing`)).toEqual(refuse(expect.stringContaining("no such file")));
  });

  test("a database with data, unless it may be replaced", async () => {
    const before = await checksums(source.url);
    expect(await restore(source.url, file)).toEqual(
      refuse("The database is not empty: pass --replace to delete its data."),
    );
    expect(await checksums(source.url)).toEqual(before);
  });

  test("a database that a running shop uses", async () => {
    const context = await openTestInstallation({}, loginOf(source.url));
    const outcome = await restore(source.url, file, true);
    await context.close();
    const line = /^The database is in use \(\d+ other connections\): stop every process of the shop first\.$/;
    expect(outcome).toEqual(refuse(expect.stringMatching(line)));
  });
});

// A digit, so that a row stays a row.
const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  const middle = copy.length >> 1;
  const at = Math.max(
    middle,
    copy.findIndex((byte, index) => index >= middle && byte >= 0x30 && byte <= 0x39),
  );
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

describe("a restore", () => {
  test("with --replace leaves no earlier data", async () => {
    const target = await emptyDatabase();
    unwrapOutcome(await restore(target, file));
    await execute(
      target,
      "insert into companies (id, slug) values (gen_random_uuid(), 'other'); drop table wishlist_items",
    );
    unwrapOutcome(await restore(target, file, true));
    expect(await checksums(target, ["outbox"])).toEqual(await checksums(source.url, ["outbox"]));
  });

  test("of an older version migrates the database to this version", async () => {
    const [older, target, folder] = [await emptyDatabase(), await emptyDatabase(), await temporaryFolder()];
    const client = await connect(older);
    await createMigrationTable(client);
    for (const migration of migrations().filter(({ name }) => name < "0041")) await applyMigration(client, migration);
    await client.query("insert into companies (id, slug) values (gen_random_uuid(), 'antiga')");
    await client.end();
    unwrapOutcome(await backUp(older, join(folder, "older.tar.gz")));
    unwrapOutcome(await restore(target, join(folder, "older.tar.gz")));
    const names = await readAll<{ name: string }>(target, "select name from schema_migrations order by name");
    expect(names.map(({ name }) => name)).toEqual(migrationNames());
    expect(await readAll(target, "select slug from companies")).toEqual([{ slug: "antiga" }]);
  });
});
