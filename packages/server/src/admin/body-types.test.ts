import { staffCalls } from "@pecacerta/contract/admin/calls";
import { type Call, isStaffCall } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import type { Tenant } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const FORMS = {
  "application/x-www-form-urlencoded": "a=1",
  "Application/X-WWW-Form-Urlencoded; charset=UTF-8": "a=1",
  "multipart/form-data; boundary=x": '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
} as const;

const send = async ({ method, path }: Call, type: string, payload: string) => {
  const { statusCode, body } = await context.app.inject({
    method: method as InjectOptions["method"],
    url: `/ecommerce${path.replaceAll(/:\w+/g, "1")}`,
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: tenant.slug, "content-type": type },
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

test.each(ofCompanies)("%s reads no large body of a stranger", async (_, call) => {
  const unreadable = "{".repeat(60_000);
  expect(await send(call, "application/json", unreadable)).toEqual({ status: 401, refusal: "AUTH_UNAUTHORIZED" });
});
