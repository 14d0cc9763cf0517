import { staffCalls } from "@pecacerta/contract/admin/calls";
import { bodyLimitOf } from "@pecacerta/contract/body-limit";
import { type Call, isStaffCall } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_TITLE_LENGTH, MAX_TEMPLATES } from "@pecacerta/rules/inbox";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "../src/platform/database/tenant.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../testing/staff.ts";

let context: TestInstallation;
let tenant: Tenant;
let headers: Record<string, string>;
beforeAll(async () => {
  context = await openTestInstallation();
  await context.app.listen({ port: 0, host: "127.0.0.1" });
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "owner");
  const { token } = await signInWithAuthenticator(context.installation, user);
  headers = { ...own, ecommerce: tenant.slug, cookie: `admin=${token}` };
});
afterAll(() => context.close());

const own = { "x-admin": "1", "sec-fetch-site": "same-origin", "content-type": "application/json" };
const TOO_LARGE = { status: 413, body: '{"message":"PAYLOAD_TOO_LARGE"}' };

const send = async (call: Call, payload: string, type = "application/json") => {
  const { method, path } = call;
  const { statusCode, body } = await context.app.inject({
    method: method as InjectOptions["method"],
    url: `/ecommerce${path.replaceAll(/:\w+/g, "1")}`,
    headers: { ...(isStaffCall(call) ? headers : own), ecommerce: tenant.slug, "content-type": type },
    payload,
  } as InjectOptions);
  return { status: statusCode, body };
};

const withBody = [...Object.entries<Call>(calls), ...Object.entries<Call>(staffCalls)].filter(([, { body }]) => body);

test.each(withBody)("%s reads as much as its fields may hold, and no more", async (_, call) => {
  const limit = bodyLimitOf(call);
  const json = (bytes: number) => `{"x":"${"x".repeat(bytes - 8)}"}`;
  expect((await send(call, json(limit))).status).not.toBe(413);
  expect(await send(call, json(limit + 1))).toEqual(TOO_LARGE);
  if (isStaffCall(call)) return;
  const form = (bytes: number) => `x=${"x".repeat(bytes - 2)}`;
  expect((await send(call, form(limit), "application/x-www-form-urlencoded")).status).not.toBe(413);
  expect(await send(call, form(limit + 1), "application/x-www-form-urlencoded")).toEqual(TOO_LARGE);
});

const sendTemplates = (count: number) =>
  fetch(`http://127.0.0.1:${(context.app.server.address() as { port: number }).port}/ecommerce/admin/templates`, {
    method: "PUT",
    headers: { ...headers, "if-match": '"r0"' },
    body: JSON.stringify({
      templates: Array.from({ length: count }, () => ({
        title: "€".repeat(MAX_TEMPLATE_TITLE_LENGTH),
        text: "€".repeat(MAX_ANSWER_LENGTH),
      })),
    }),
  });

test("as many reply templates as there may be, all as long as they may be, are saved", async () => {
  const response = await sendTemplates(MAX_TEMPLATES);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { templates: unknown[] } };
  expect(data.templates).toHaveLength(MAX_TEMPLATES);
});

test("who sends far more learns why, instead of losing the connection", async () => {
  const response = await sendTemplates(MAX_TEMPLATES * 100);
  expect({ status: response.status, body: await response.text() }).toEqual(TOO_LARGE);
});
