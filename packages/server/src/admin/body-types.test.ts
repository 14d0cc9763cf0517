import { staffCalls } from "@pecacerta/contract/admin/calls";
import { type Call, isStaffCall } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../testing/staff.ts";
import type { Tenant } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "read-only");
  ({ token } = await signInTestStaff(context.installation, user));
});
afterAll(() => context.close());

const FORMS = {
  "application/x-www-form-urlencoded": "a=1",
  "Application/X-WWW-Form-Urlencoded; charset=UTF-8": "a=1",
  "multipart/form-data; boundary=x": '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
} as const;

const send = async ({ method, path }: Call, type: string, payload: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await context.app.inject({
    method: method as InjectOptions["method"],
    url: `/ecommerce${path.replaceAll(/:\w+/g, "1")}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      "content-type": type,
      ...headers,
    },
    payload,
  } as InjectOptions);
  return { status: statusCode, refusal: JSON.parse(body).message };
};

const withBody = (all: Readonly<Record<string, Call>>) =>
  Object.entries(all).filter(([, { method }]) => method !== "GET");
const shopCalls = withBody(calls).filter(([, call]) => call.body && !isStaffCall(call));

test.each(withBody(staffCalls))("%s accepts no form", async (_, call) => {
  for (const [type, payload] of Object.entries(FORMS))
    expect(await send(call, type, payload), type).toEqual({ status: 415, refusal: "UNSUPPORTED_MEDIA_TYPE" });
  expect((await send(call, "application/json", "{}")).status).not.toBe(415);
});

test.each(shopCalls)("%s of the shop accepts a form as before", async (_, call) => {
  expect((await send(call, "application/x-www-form-urlencoded", "a=1")).status).not.toBe(415);
});

const ofCompanies = withBody(staffCalls).filter(([, call]) => call.access === "staff" && !("upload" in call));

const UNREADABLE = "{".repeat(60_000);

test.each(ofCompanies)("%s reads no large body of a stranger", async (_, call) => {
  expect(await send(call, "application/json", UNREADABLE)).toEqual({ status: 401, refusal: "AUTH_UNAUTHORIZED" });
});

test.each(ofCompanies)("%s reads a large body of a member with its permission alone", async (_, call) => {
  const cookie = `admin=${token}`;
  const isAllowed = call.access === "staff" && ROLE_PERMISSIONS["read-only"].includes(call.permission);
  const refused = isAllowed ? { status: 400 } : { status: 403, refusal: "FORBIDDEN" };
  expect(await send(call, "application/json", UNREADABLE, { cookie })).toMatchObject(refused);
  const elsewhere = { status: 404, refusal: "COMPANY_NOT_FOUND" };
  const headers = { cookie, ecommerce: "no-such-company" };
  expect(await send(call, "application/json", UNREADABLE, headers)).toEqual(elsewhere);
});
