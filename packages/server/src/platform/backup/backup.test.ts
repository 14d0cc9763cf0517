import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refuse } from "@pecacerta/rules/outcome";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  backUp,
  checksums,
  emptyDatabase,
  execute,
  loginOf,
  openSource,
  readAll,
  restore,
  runBackupCommand,
  temporaryFolder,
} from "../../../testing/backup.ts";
import { openTestInstallation, unwrapOutcome } from "../../../testing/database.ts";
import { startFakeS3 } from "../../../testing/fake-s3.ts";
import { readConfig } from "../config/config.ts";
import { migrate } from "../database/migrate.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { createBackup } from "./create-backup.ts";
import { readBackup } from "./read-backup.ts";

let source: Awaited<ReturnType<typeof openSource>>;
beforeAll(async () => {
  source = await openSource();
});
afterAll(() => source.close());

describe("a backup and its restore", () => {
  test("copy every row and image to an empty database while the shop is running", async () => {
    const [target, folder] = [await emptyDatabase(), await temporaryFolder()];
    const pictures = { "0a1b-160.avif": randomBytes(300), "0a1b-800.webp": randomBytes(25_000) };
    await mkdir(join(folder, "before/pictures"), { recursive: true });
    for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(folder, "before/pictures", name), bytes);
    await writeFile(join(folder, "before/pictures/.unfinished"), "half");
    const file = join(folder, "shop.tar.gz");

    const context = await openTestInstallation({}, loginOf(source.url));
    const backup = await runBackupCommand("backup", [file], {
      DATABASE_URL: source.url,
      DATA_DIR: join(folder, "before"),
    });
    await context.close();
    const summary = /^Backed up 2 companies, \d+ rows of \d+ tables and 2 pictures to [^\n]*\n$/;
    expect(backup).toEqual({ code: 0, output: expect.stringMatching(summary) });

    const s3 = await startFakeS3();
    onTestFinished(s3.close);
    const restored = await runBackupCommand("restore", [file], {
      DATABASE_URL: target,
      DATA_DIR: join(folder, "after"),
      ...s3.environment,
    });
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored 2 companies, [^\n]*\n$/) });
    const sums = await checksums(source.url);
    for (const [name, sum] of sums) expect(sum, `the rows of ${name}`).not.toMatch(/^0 /);
    sums.delete("outbox");
    expect(await checksums(target, ["outbox"])).toEqual(sums);
    expect([...s3.objects.keys()].toSorted()).toEqual(Object.keys(pictures).map((name) => `fotos/${name}`));
    for (const [name, bytes] of Object.entries(pictures))
      expect(s3.objects.get(`fotos/${name}`)?.equals(bytes)).toBe(true);
  });

  test("give a working shop without sessions, and queued mails are not sent", async () => {
    const [target, folder] = [await emptyDatabase(), await temporaryFolder()];
    const file = join(folder, "shop.tar.gz");
    unwrapOutcome(await backUp(source.url, file));
    unwrapOutcome(await restore(target, file));
    unwrapOutcome(await migrate(target));
    const [customer] = await readAll<{ email: string; slug: string }>(
      target,
      "select email, slug from customers join companies on companies.id = company_id order by slug limit 1",
    );

    const { app, close } = await openTestInstallation({}, loginOf(target));
    const headers = { ecommerce: customer?.slug };
    const products = await app.inject({ url: "/ecommerce/products/disco", headers });
    expect([products.statusCode, products.body]).toEqual([200, expect.stringContaining("Disco de freio")]);
    const payload = { email: customer?.email, password: "segredo", ecommerce: customer?.slug };
    expect((await app.inject({ method: "POST", url: "/ecommerce/login", payload })).statusCode).toBe(200);
    await close();

    const mails = await readAll(target, "select distinct state, last_error from outbox");
    expect(mails).toEqual([
      { state: "given-up", last_error: "It waited when the backup was made and may have left since" },
    ]);
    expect(await readAll(source.url, "select from sessions")).toHaveLength(2);
    // From the sign-in above.
    expect(await readAll(target, "select from sessions")).toHaveLength(1);
    expect((await readAll(source.url, "select state from outbox where state = 'waiting'")).length).toBeGreaterThan(0);
  });
});

describe("a backup file", () => {
  test("holds the pictures of a bucket, over several pages of its list", async () => {
    const [file, s3] = [join(await temporaryFolder(), "shop.tar.gz"), await startFakeS3()];
    onTestFinished(s3.close);
    s3.maxKeys = 10;
    const pictures = new Map(Array.from({ length: 40 }, (_, at) => [`${at + 10}-800.webp`, randomBytes(100)] as const));
    for (const [name, bytes] of pictures) s3.objects.set(`fotos/${name}`, bytes);
    const fileStore = openFileStore(unwrapOutcome(readConfig(s3.environment)));
    unwrapOutcome(await createBackup({ url: source.url, file, fileStore, now: new Date() }));
    const found = new Map<string, Buffer>();
    const picture = async (name: string, bytes: Buffer) => void found.set(name, bytes);
    unwrapOutcome(await readBackup(file, { rows: async () => {}, picture }));
    expect(found).toEqual(pictures);
  });

  test("is not made, and the earlier one stays, where the bucket fails", async () => {
    const [file, s3] = [join(await temporaryFolder(), "shop.tar.gz"), await startFakeS3()];
    onTestFinished(s3.close);
    await writeFile(file, "the earlier one");
    s3.fault = "error";
    const settings = { DATABASE_URL: source.url, ...s3.environment };
    const { code, output } = await runBackupCommand("backup", [file], settings);
    expect(output).toMatch(
      /^No backup was made\. The bucket http:\S+ cannot be reached: the service answered 503\.\n$/,
    );
    expect([code, await readFile(file, "utf8")]).toEqual([1, "the earlier one"]);
  });

  test("is readable by its owner only and replaces the earlier one", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "shop.tar.gz");
    await writeFile(file, "earlier", { mode: 0o644 });
    await writeFile(join(folder, ".shop.tar.gz.999999-1.unfinished"), "left by a killed backup");
    unwrapOutcome(await backUp(source.url, file));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["shop.tar.gz"]);
    expect((await readBackup(file)).ok).toBe(true);
  });

  test.each([
    [
      "no policy",
      "drop policy backup_read on orders",
      "create policy backup_read on orders for select to shop_backup using (true)",
    ],
    [
      "a policy that filters",
      "alter policy backup_read on orders using (number > 1)",
      "alter policy backup_read on orders using (true)",
    ],
    [
      "a policy that restricts",
      "create policy narrow on orders as restrictive using (number > 1)",
      "drop policy narrow on orders",
    ],
    ["no right to read", "revoke select on orders from shop_backup", "grant select on orders to shop_backup"],
  ])("is refused if row-level security would hide rows: %s", async (_, plant, undo) => {
    const folder = await temporaryFolder();
    const file = join(folder, "shop.tar.gz");
    await writeFile(file, "earlier");
    await execute(source.url, plant);
    const backup = await backUp(source.url, file);
    await execute(source.url, undo);
    expect(backup).toEqual(refuse("The backup would miss rows that row-level security hides: orders."));
    expect(await readdir(folder)).toEqual(["shop.tar.gz"]);
    expect(await readFile(file, "utf8")).toBe("earlier");
  });

  test("is refused for the program's login, which cannot read all companies", async () => {
    const backup = await backUp(loginOf(source.url), join(await temporaryFolder(), "shop.tar.gz"));
    expect(backup).toEqual(refuse(expect.stringMatching(/set MIGRATE_DATABASE_URL to the address of the owner/)));
  });

  test("is refused for an unreachable database, and no password is printed", async () => {
    const url = new URL(source.url);
    url.port = "1";
    url.searchParams.delete("host");
    const backup = await runBackupCommand("backup", ["/tmp/never.tar.gz"], { DATABASE_URL: url.href });
    expect(backup.code).toBe(1);
    expect(backup.output).toMatch(/^No backup was made\. The database at postgresql:.* cannot be reached: .*\n$/);
    expect(backup.output).not.toContain(url.password);
  });
});

test("the schema has no sequences and no large objects, which a backup would not contain", async () => {
  expect(await readAll(source.url, "select sequencename from pg_sequences where schemaname = 'public'")).toEqual([]);
  expect(await readAll(source.url, "select oid from pg_largeobject_metadata")).toEqual([]);
});
