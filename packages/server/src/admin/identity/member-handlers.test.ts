import type { StaffRole } from "@pecacerta/rules/permission";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInWithAuthenticator,
} from "../../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

async function signInAs(role: StaffRole, now = new Date()) {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, role);
  const { token } = await signInWithAuthenticator(context.installation, user, now);
  return { ...user, token };
}

async function call(token: string, method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
  const headers = { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: tenant.slug };
  const cookie = `admin=${token}`;
  const url = `/ecommerce/admin/staff${path}`;
  const sent = { method, url, headers: { ...headers, cookie }, ...(payload ? { payload } : {}) };
  const { statusCode, body } = await context.app.inject(sent);
  const { data, message } = JSON.parse(body);
  return [statusCode, message ?? data];
}

async function accept(link: string): Promise<number> {
  const { statusCode } = await context.app.inject({
    method: "POST",
    url: "/ecommerce/admin/invitations/accept",
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin" },
    payload: { token: link.slice(link.indexOf("#") + 1), name: "Bia", password: STAFF_PASSWORD },
  });
  return statusCode;
}

const rights = (role: StaffRole) => ({ role, addedPermissions: [], removedPermissions: [] });
const invitation = (role: StaffRole) => ({ email: `${uuid()}@example.com`, ...rights(role) });

test("an owner invites, changes and removes; the last owner stays", async () => {
  const [owner, clerk] = [await signInAs("owner"), await signInAs("counter")];
  expect(await call(owner.token, "POST", "", invitation("manager"))).toEqual([200, { link: expect.any(String) }]);
  expect(await call(owner.token, "PATCH", `/${clerk.id}`, rights("catalog"))).toEqual([200, "TEXT_STAFF_CHANGED"]);
  expect(await call(owner.token, "DELETE", `/${clerk.id}`)).toEqual([200, "TEXT_STAFF_REMOVED"]);
  expect(await call(owner.token, "DELETE", `/${clerk.id}`)).toEqual([404, "STAFF_NOT_FOUND"]);
  expect(await call(owner.token, "DELETE", "/x")).toEqual([404, "STAFF_NOT_FOUND"]);
  expect(await call(owner.token, "DELETE", `/${owner.id}`)).toEqual([409, "LAST_OWNER"]);
});

test("the staff of a company are listed with their invitations, which are mailed, sent again and withdrawn", async () => {
  const owner = await signInAs("owner");
  const invited = invitation("counter");
  const [, first] = await call(owner.token, "POST", "", invited);
  const listed = async () => {
    const [, { members, invitations }] = await call(owner.token, "GET", "");
    return { members, pending: invitations.filter(({ email }: { email: string }) => email === invited.email) };
  };
  const { members, pending } = await listed();
  expect(members).toContainEqual(
    expect.objectContaining({ id: owner.id, email: owner.email, name: "Ana", role: "owner" }),
  );
  expect(pending).toMatchObject([{ role: "counter", changeable: true }]);
  const [, again] = await call(owner.token, "POST", `/invitations/${pending[0].id}/resend`);
  expect(again.link).not.toBe(first.link);
  expect(await accept(first.link)).toBe(404);
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, invited.email));
  expect(mails.map(({ content }) => content)).toMatchObject([{ inviter: "Ana" }, { inviter: "Ana" }]);
  const [{ id }] = (await listed()).pending;
  expect(await call(owner.token, "DELETE", `/invitations/${id}`)).toEqual([200, "TEXT_INVITATION_WITHDRAWN"]);
  expect(await call(owner.token, "DELETE", `/invitations/${id}`)).toEqual([404, "INVITATION_NOT_FOUND"]);
  expect(await accept(again.link)).toBe(404);
  expect((await listed()).pending).toEqual([]);
});

test("the link of an invitation is in the mail alone where mail is sent", async () => {
  const sending = await openTestInstallation({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "loja@example.com" });
  const owner = await signInAs("owner");
  const headers = { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: tenant.slug };
  const { body } = await sending.app.inject({
    method: "POST",
    url: "/ecommerce/admin/staff",
    payload: invitation("counter"),
    headers: { ...headers, cookie: `admin=${owner.token}` },
  });
  await sending.close();
  expect(JSON.parse(body)).toEqual({ data: { link: null } });
});

test("a manager gives no role above, and a counter clerk none at all", async () => {
  const [manager, clerk] = [await signInAs("manager"), await signInAs("counter")];
  expect(await call(manager.token, "POST", "", invitation("owner"))).toEqual([403, "ABOVE_YOUR_PERMISSIONS"]);
  expect(await call(clerk.token, "POST", "", invitation("read-only"))).toEqual([403, "FORBIDDEN"]);
});

test("staff are managed with a fresh sign-in only, and with valid fields", async () => {
  const stale = await signInAs("owner", new Date(Date.now() - 11 * 60_000));
  expect(await call(stale.token, "POST", "", invitation("counter"))).toEqual([403, "FRESH_SIGN_IN_NEEDED"]);
  const owner = await signInAs("owner");
  for (const wrong of [{ role: "king" }, { email: "nobody" }, { addedPermissions: ["all"] }]) {
    const [status] = await call(owner.token, "POST", "", { ...invitation("counter"), ...wrong });
    expect(status).toBe(422);
  }
});
