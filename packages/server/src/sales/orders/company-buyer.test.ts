import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { createMailMessage } from "../../platform/mail/templates/templates.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const workshop = { name: "Oficina do Bairro Ltda", cpf: "11222333000181" };

async function place(identity: object) {
  const session = await createTestCustomer(tenant, undefined, identity);
  const { id } = await createTestProduct(tenant, { stock: 10 });
  const order = (await sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 1 }] })).json().data;
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, session.customer.email));
  const mail = mails.find(({ template }) => template === "order-received");
  return { order, text: JSON.stringify(mail && createMailMessage("order-received", mail.content as never)) };
}

test("the mail of a company's order has its whole name and CNPJ, that of a person no document", async () => {
  expect((await place(workshop)).text).toContain('["Oficina do Bairro Ltda","CNPJ 11.222.333/0001-81"]');
  expect((await place({})).text).not.toMatch(/CNPJ|CPF|529\.?982\.?247/);
});

test("staff who read customers see a company's whole CNPJ on its order, and of a CPF its end", async () => {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "counter");
  const { token } = await signInTestStaff(context.installation, user);
  const taxIdOf = async ({ order }: Awaited<ReturnType<typeof place>>) =>
    (await injectStaffCall({ app: context.app, tenant, token }, ["GET", `/orders/${order.number}`])).data.buyer.cpf;
  expect(await taxIdOf(await place(workshop))).toBe("11.222.333/0001-81");
  expect(await taxIdOf(await place({}))).toBe("***.***.247-25");
});
