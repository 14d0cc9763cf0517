import { afterAll, beforeAll, expect, test } from "vitest";
import { addressForm } from "../../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { injectStaffCall } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../../testing/staff.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder } from "../../../../testing/staff-orders.ts";
import type { Tenant } from "../../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "manager");
  token = (await signInWithAuthenticator(context.installation, user)).token;
});
afterAll(() => context.close());

const call = async (method: "GET" | "PATCH", path: string, fields = {}) =>
  (await injectStaffCall({ app: context.app, tenant, token }, [method, path], fields)).data;

async function change({ number }: TestOrder, body: object) {
  const { revision } = await call("GET", `/orders/${number}`);
  const { events } = await call("PATCH", `/orders/${number}`, { body, tag: `"r${revision}"` });
  const [entry] = (await call("GET", "/audit")).items;
  return { entry, event: events.at(-1) };
}

test("the log of a changed address says which fields changed, and none of the customer's data", async () => {
  const order = await placeTestOrder(context.app, tenant);
  const moved = {
    ...addressForm,
    company: "",
    country: "BR",
    address1: "Rua Nova, 5",
    address2: "Sala 2",
    city: "Anápolis",
  };
  const { entry, event } = await change(order, { address: { ...moved, phone: "62999887766" } });
  const changed = ["street", "number", "complement", "city", "phone"];
  expect(entry).toMatchObject({
    action: "order.address-changed",
    before: { city: addressForm.city },
    after: { city: "Anápolis", changed: expect.arrayContaining(changed) },
  });
  expect(event.changed).toEqual(entry.after.changed);
  expect(JSON.stringify(entry)).not.toMatch(/Rua Nova|99988-?7766|Sala 2/);
});

test.each([
  ["carrier", "shipment-changed", "Correios", "Jadlog"],
  ["tracking", "shipment-changed", "AA1BR", "JL 77"],
  ["nfe_key", "invoice-key-set", null, "35170458716523000119550010000000121000123458"],
])("the log of a changed %s has it before and after", async (field, kind, before, after) => {
  const order = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, order, "shipped");
  const { entry } = await change(order, { [field]: after });
  const name = field === "nfe_key" ? "nfeKey" : field;
  expect(entry).toMatchObject({ action: `order.${kind}`, before: { [name]: before }, after: { [name]: after } });
});
