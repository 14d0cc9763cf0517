import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  databaseUrl,
  openTestInstallation,
  TEST_SECRET_KEY,
  type TestInstallation,
  unwrapOutcome,
} from "../../testing/database.ts";
import { programEnvironment } from "../../testing/program-environment.ts";
import { addTestMembership, createTestStaffUser, STAFF_PASSWORD } from "../../testing/staff.ts";
import { acceptInvitation } from "../admin/identity/accept-invitation.ts";
import { isOperator } from "../admin/identity/find-user.ts";
import { withIdentityTransaction } from "../admin/identity/identity-transaction.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

const run = promisify(execFile);

async function staff(...words: string[]): Promise<string> {
  const env = {
    ...programEnvironment,
    DATABASE_URL: databaseUrl(),
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: "error",
    ADMIN_ORIGIN: "https://painel.example.com",
  };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "staff-command.ts"), ...words], { env });
  return stdout;
}

const acceptAs = (token: string) =>
  acceptInvitation(context.installation, {
    token,
    name: "Ana",
    password: STAFF_PASSWORD,
    device: "",
    now: new Date(),
    origin: { network: "10.1.2.3", requestId: "r-1" },
  });

const LINK = /^Open within three days: https:\/\/painel\.example\.com\/painel\/convite#(\S+)\n$/;

test("npm run staff prints links of the first owner and the first operator, each for one use", async () => {
  const tenant = await createTestCompany(context.installation);
  for (const words of [
    ["owner", tenant.slug, `${uuid()}@example.com`],
    ["operator", `${uuid()}@example.com`],
  ]) {
    const [, token = ""] = LINK.exec(await staff(...words)) ?? [];
    expect(unwrapOutcome(await acceptAs(token))).toMatchObject({ state: "signed-in" });
    expect(await acceptAs(token)).toMatchObject({ refusal: "TOKEN_NOT_FOUND" });
  }
});

test("npm run staff says whose account it would make an operator's, and does so only if told to", async () => {
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "counter");
  const isNow = () => withIdentityTransaction(context.installation.database, (tx) => isOperator(tx, user.id));
  const since = new RegExp(`This address has an account since 20.*Its companies: ${tenant.slug} \\(counter\\)`);
  const refused = await staff("operator", user.email).catch((error) => error.stderr);
  expect(refused).toMatch(since);
  for (const personal of [user.email, user.name]) expect(refused).not.toContain(personal);
  expect(await isNow()).toBe(false);
  expect(await staff("operator", user.email, "--existing")).toBe(`${user.email} is an operator from now on.\n`);
  expect(await isNow()).toBe(true);
});

test.each([
  [["operator", "nobody@example.com", "--existing"], /There is no account of this address/],
  [["owner", "loja", "a@example.com", "--existing"], /Say who/],
  [["owner", "a@example.com"], /Say who/],
  [["operator", "nobody"], /This is no e-mail address/],
  [["owner", "no-such-company", "a@example.com"], /There is no company no-such-company/],
])("npm run staff %j explains in one line what is wrong", async (words, message) => {
  await expect(staff(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});
