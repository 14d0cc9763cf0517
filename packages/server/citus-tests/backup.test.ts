import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../src/platform/database/migrate.ts";
import { backUp, checksums, emptyDatabase, openSource, restore } from "../testing/backup.ts";
import { ownerPool, unwrapOutcome } from "../testing/database.ts";

let source: Awaited<ReturnType<typeof openSource>>;
beforeAll(async () => {
  source = await openSource();
});
afterAll(() => source.close());

const countDistributed = async (ownerUrl: string): Promise<number> =>
  (await ownerPool(ownerUrl).query("select from citus_tables where citus_table_type = 'distributed'")).rowCount ?? 0;

test("a backup of a cluster is restored into an empty one, which the next start distributes with its rows", async () => {
  const file = join(source.folder, "shop.tar.gz");
  unwrapOutcome(await backUp(source.url, file));
  const ownerUrl = await emptyDatabase();
  unwrapOutcome(await restore(ownerUrl, file));
  unwrapOutcome(await migrate(ownerUrl));
  expect(await countDistributed(ownerUrl)).toBe(await countDistributed(source.url));
  expect(await checksums(ownerUrl, ["outbox"])).toEqual(await checksums(source.url, ["outbox"]));
});
