import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUrl, openTestInstallation, TEST_SECRET_KEY, type TestInstallation } from "../../testing/database.ts";
import { programEnvironment } from "../../testing/program-environment.ts";
import { companies } from "../companies/tables.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

const run = promisify(execFile);

async function company(...words: string[]): Promise<string> {
  const env = {
    ...programEnvironment,
    DATABASE_URL: databaseUrl(),
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: "error",
    ADMIN_ORIGIN: "https://painel.example.com",
  };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "company-command.ts"), ...words], { env });
  return stdout;
}

test("npm run company opens, names, suspends and resumes a company", async () => {
  const slug = `aberta-${uuid()}`;
  const opened = await company("open", slug, "--name", "Aberta", "--owner", `${uuid()}@example.com`);
  expect(opened).toMatch(/^Open within three days: https:\/\/painel\.example\.com\/painel\/convite#\S+\n$/);
  const host = `${uuid()}.example.com`;
  await company("host", slug, host);
  await company("suspend", slug, "--reason", "Contrato");
  const { directory } = context.installation;
  await directory.reload();
  const tenant = directory.byHost(host);
  expect(tenant?.slug).toBe(slug);
  expect(tenant && directory.isSuspended(tenant)).toBe(true);
  await company("image-quota", slug, "--images", "500", "--gigabytes", "2");
  const quota = await context.installation.database.reader
    .select({ maxImages: companies.maxImages, maxImageBytes: companies.maxImageBytes })
    .from(companies)
    .where(eq(companies.slug, slug));
  expect(quota).toEqual([{ maxImages: 500, maxImageBytes: 2 * 2 ** 30 }]);
  await company("resume", slug);
  await directory.reload();
  expect(tenant && directory.isSuspended(tenant)).toBe(false);
});

test.each([
  [["open", "loja-nova"], /Say what to do/],
  [["open", "entrar", "--name", "A", "--owner", "a@example.com"], /entrar cannot be the name/],
  [["image-quota", "pecacerta", "--images", "-1", "--gigabytes", "2"], /Say what to do/],
  [["suspend", "nenhuma-loja", "--reason", "x"], /There is no such company/],
])("npm run company %j explains what is wrong", async (words, message) => {
  await expect(company(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});
