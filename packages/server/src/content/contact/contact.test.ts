import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { messages } from "./tables.ts";

const EMAIL = "loja@example.com";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, { email: EMAIL });
});
afterAll(() => context.close());

const message = { name: "Maria Souza", email: "maria@example.com", phone: "", message: "Abrem no sábado?" };
const write = (more: object = {}, { app } = context, ecommerce = tenant.slug) =>
  app.inject({
    method: "POST",
    url: "/ecommerce/mailing/contact",
    headers: { ecommerce },
    payload: { ...message, ...more },
  });
const mails = (of = tenant) => withTenantTransaction(of, (tx) => listMailsTo(tx, EMAIL));

describe("a contact message", () => {
  test("is stored, and sent to the company's address with its author, whatever other fields the body has", async () => {
    const sent = await write({ phone: "(62) 99123-4567", to: "outra@example.com", template: "password-recovery" });
    expect([sent.statusCode, sent.json()]).toEqual([200, { data: "TEXT_CONTACT_SENT" }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      template: "contact-message",
      recipient: EMAIL,
      content: { ...message, phone: "62991234567" },
    });
    expect(await withTenantTransaction(tenant, (tx) => listMailsTo(tx, "outra@example.com"))).toEqual([]);
    const { message: content, ...author } = message;
    expect(await withTenantTransaction(tenant, (tx) => tx.select().from(messages))).toMatchObject([
      { ...author, phone: "62991234567", content, answer: null },
    ]);
  });

  test.each([
    [{ name: "" }, { name: "ERROR_FORM_REQUIRED" }],
    [{ name: "\u3164\u200B" }, { name: "ERROR_FORM_REQUIRED" }],
    [{ name: ".\u3164" }, { name: "ERROR_FORM_INVALID" }],
    [{ message: "\u2800\n\u2800" }, { message: "ERROR_FORM_REQUIRED" }],
    [{ name: "a".repeat(121) }, { name: "ERROR_FORM_TOO_LONG" }],
    [{ email: "maria" }, { email: "ERROR_FORM_INCORRECT_EMAIL" }],
    [{ email: "a@b.c\r\nBcc: d@e.f" }, { email: "ERROR_FORM_INCORRECT_EMAIL" }],
    [{ phone: "123" }, { phone: "INVALID_PHONE" }],
    [{ message: undefined }, { message: "ERROR_FORM_REQUIRED" }],
    [{ message: "a".repeat(2001) }, { message: "ERROR_FORM_TOO_LONG" }],
  ])("with %j is refused with an error for its field", async (more, errors) => {
    const before = (await mails()).length;
    const response = await write(more);
    expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
    expect((await mails()).length).toBe(before);
  });

  test("is refused for a company without an address", async () => {
    const silent = await createTestCompany(context.installation);
    const response = await write({}, context, silent.slug);
    expect([response.statusCode, response.json()]).toEqual([409, { message: "CONTACT_NOT_OFFERED" }]);
  });

  test("is limited per network", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", CONTACTS_PER_HOUR: "1" });
    try {
      const limitedTenant = await createTestCompany(strict.installation, { email: EMAIL });
      expect((await write({}, strict, limitedTenant.slug)).statusCode).toBe(200);
      const refused = await write({}, strict, limitedTenant.slug);
      expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
      expect((await mails(limitedTenant)).length).toBe(1);
    } finally {
      await strict.close();
    }
  });
});
