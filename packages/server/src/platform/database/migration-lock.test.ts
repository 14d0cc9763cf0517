import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { lockForMigration } from "./migration-lock.ts";
import { connect } from "./open.ts";

test("waiting for the migration lock names its holder, and continues when it is free", async () => {
  const { ownerUrl, drop } = await createTestDatabase({ migrated: false });
  const [holder, waiting] = await Promise.all([connect(ownerUrl), connect(ownerUrl)]);
  expect(await lockForMigration(holder)).toEqual({ ok: true });
  const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
  const lines: string[] = [];
  const locked = lockForMigration(waiting, {
    retry: 10,
    notice: 50,
    log(line) {
      lines.push(line);
      void holder.end();
    },
  });
  expect(await locked).toEqual({ ok: true });
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Waiting for another process that migrates the database: PostgreSQL process ${rows[0]?.pid}\\b.*since 20`,
      ),
    ),
  ]);
  const another = await connect(ownerUrl);
  expect(await lockForMigration(another, { retry: 10, limit: 50 })).toMatchObject({
    ok: false,
    refusal: expect.stringMatching(/^Another process is still migrating the database: PostgreSQL process \d+/),
  });
  await Promise.all([waiting.end(), another.end()]);
  await drop();
});
