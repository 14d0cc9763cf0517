import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp, emptyDatabase, loginOf, readAll, restore, temporaryFolder } from "../../../testing/backup.ts";
import { createTestDatabase, openTestInstallation, ownerPoolOf, unwrapOutcome } from "../../../testing/database.ts";

test("a backup is one snapshot: companies created meanwhile are complete or absent", async () => {
  const { ownerUrl: sourceUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  const [target, folder] = [await emptyDatabase(), await temporaryFolder()];
  const file = join(folder, "shop.tar.gz");
  const context = await openTestInstallation({}, loginOf(sourceUrl));
  const backup = backUp(sourceUrl, file);
  let ended = false;
  void backup.then(() => {
    ended = true;
  });
  let made = 0;
  for (; !ended; made++) {
    const statement = "with c as (insert into companies (id, slug) values (gen_random_uuid(), $1) returning id)";
    await ownerPoolOf(context.installation.database).query(
      `${statement} insert into company_hosts (host, company_id) select $2, id from c`,
      [`nova-${made}`, `nova-${made}.example.com`],
    );
  }
  await context.close();
  unwrapOutcome(await backup);
  unwrapOutcome(await restore(target, file));
  const [counts] = await readAll<{ companies: number; hosts: number }>(
    target,
    "select (select count(*)::int from companies) as companies, (select count(*)::int from company_hosts) as hosts",
  );
  expect(counts?.companies).toBe(counts?.hosts);
  expect(made).toBeGreaterThan(0);
});
