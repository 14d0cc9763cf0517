import { watch } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  backUp,
  checksums,
  emptyDatabase,
  execute,
  openSource,
  restore,
  startCommand,
  temporaryFolder,
} from "../../../testing/backup.ts";
import { ownerDatabaseUrl, unwrapOutcome } from "../../../testing/database.ts";
import { connect } from "../database/open.ts";
import { readBackup } from "./read-backup.ts";

let source: Awaited<ReturnType<typeof openSource>>;
let observer: pg.Client;
beforeAll(async () => {
  source = await openSource();
  observer = await connect(ownerDatabaseUrl());
});
afterAll(async () => {
  await observer.end();
  await source.close();
});

describe("an interrupted backup", () => {
  test.each([
    ["SIGKILL", 1],
    ["SIGKILL", 3],
    ["SIGKILL", 5],
    ["SIGTERM", 2],
  ] as const)(
    "by %s at change %i of its folder keeps the earlier file, and the next one removes temporary files",
    async (signal, at) => {
      const folder = await temporaryFolder();
      const file = join(folder, "shop.tar.gz");
      unwrapOutcome(await backUp(source.url, file));
      const earlier = await readFile(file);
      const changes = watch(folder);
      const { child, finished } = startCommand("backup", [file], { DATABASE_URL: source.url, DATA_DIR: folder });
      let seen = 0;
      changes.on("change", () => {
        seen++;
        if (seen === at) child.kill(signal);
      });
      await finished;
      changes.close();
      // The signal may arrive after the rename: the new file is then complete.
      if (!(await readFile(file)).equals(earlier)) unwrapOutcome(await readBackup(file));
      if (signal === "SIGTERM") expect(await readdir(folder)).toEqual(["shop.tar.gz"]);
      unwrapOutcome(await backUp(source.url, file));
      expect(await readdir(folder)).toEqual(["shop.tar.gz"]);
    },
  );
});

describe("a restore that is killed", () => {
  test("leaves the database unchanged at any moment", async () => {
    const [target, folder] = [await emptyDatabase(), await temporaryFolder()];
    const file = join(folder, "shop.tar.gz");
    unwrapOutcome(await backUp(source.url, file));
    unwrapOutcome(await restore(target, file));
    await execute(target, "insert into companies (id, slug) values (gen_random_uuid(), 'made-later')");
    const before = await checksums(target);
    let killed = 0;
    for (const moment of MOMENTS) {
      const words = [file, "--replace"];
      const { child, finished } = startCommand("restore", words, { DATABASE_URL: target, DATA_DIR: folder });
      let ended = false;
      void finished.then(() => {
        ended = true;
      });
      while (!ended && !moment.test((await statementIn(target)) ?? "")) await pause(5);
      child.kill("SIGKILL");
      const { code } = await finished;
      while (await statementIn(target)) await pause(5);
      // The restore may have ended before the signal.
      if (code === 0) break;
      expect(await checksums(target), String(moment)).toEqual(before);
      killed++;
    }
    // The first statement changes nothing yet.
    expect(killed).toBeGreaterThan(1);
    unwrapOutcome(await restore(target, file, true));
    expect(await checksums(target, ["outbox"])).toEqual(await checksums(source.url, ["outbox"]));
  });
});

/** Statements of a restore, in their order. */
const MOMENTS = [
  /./,
  /^copy public\./,
  /^copy public\.(products|orders|search_words)/,
  /^select company_id/,
  /^analyze/,
];

/** The last statement of the transaction that is open in a database. */
async function statementIn(url: string): Promise<string | undefined> {
  const { rows } = await observer.query<{ query: string }>(
    "select query from pg_stat_activity where datname = $1 and xact_start is not null",
    [new URL(url).pathname.slice(1)],
  );
  return rows[0]?.query;
}
