import { staffCalls } from "@pecacerta/contract/admin/calls";
import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import type { StaffCall } from "@pecacerta/contract/call";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder } from "../../../testing/staff-orders.ts";
import type { StaffHandler, StaffMember } from "../../companies/staff-handler.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { orderHandlers } from "./admin-routes.ts";

let context: TestInstallation;
let tenant: Tenant;
let order: TestOrder;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  order = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, order, "to-pick");
});
afterAll(() => context.close());

const member: StaffMember = {
  actor: { kind: "staff", staffUserId: uuid(), network: "10.0.0.0", requestId: uuid() },
  name: "Rui",
  role: "owner",
  permissions: new Set(ROLE_PERMISSIONS.owner),
  isFresh: true,
};

/** As serveStaffCalls runs it, after the checks of member, permission and fields. */
async function send(route: string, { body = {}, headers = {} }: { body?: object; headers?: object } = {}) {
  const { handle } = orderHandlers(context.installation).find(
    ({ call }) => `${call.method} ${call.path}` === route,
  ) as StaffHandler;
  const input = { params: { number: order.number }, query: {}, body, request: { headers }, now: new Date() };
  return await withTenantTransaction(tenant, (tx) => handle(tx, member, input as never));
}
const get = async (): Promise<StaffOrderDto> => {
  const outcome = await send("GET /admin/orders/:number");
  return (outcome as unknown as { value: { data: StaffOrderDto } }).value.data;
};

test("every call on orders has one handler", () => {
  const calls = Object.values<StaffCall>(staffCalls).filter(({ path }) => path.startsWith("/admin/orders"));
  const handlers = orderHandlers(context.installation);
  expect(new Set(handlers.map(({ call }) => call))).toEqual(new Set(calls));
  expect(handlers).toHaveLength(calls.length);
});

test("a change needs the order's tag, and one that is refused in part changes nothing", async () => {
  const change = (tag: string | undefined, body: object) =>
    send("PATCH /admin/orders/:number", { body, headers: tag === undefined ? {} : { "if-match": tag } });
  const { revision, shippingAddress } = await get();
  const nfe_key = "35170458716523000119550010000000121000123458";
  expect(await change(undefined, { nfe_key })).toMatchObject({ refusal: "VERSION_NEEDED" });
  for (const tag of ["", "*", "r1", '"r0"', `"r${revision + 1}"`, `"r${"9".repeat(30)}"`])
    expect(await change(tag, { nfe_key })).toMatchObject({ refusal: "CHANGED_MEANWHILE" });
  const address = { ...shippingAddress, address1: "Avenida Brasil, 7" };
  const tag = `"r${revision}"`;
  expect(await change(tag, { address: { ...address, address1: "Avenida Brasil" }, nfe_key })).toMatchObject({
    refusal: "ADDRESS_NUMBER_REQUIRED",
  });
  expect(await get()).toMatchObject({ revision, nfeKey: null });
  expect(await change(tag, { address, nfe_key })).toMatchObject({ ok: true });
  expect(await get()).toMatchObject({ nfeKey: nfe_key, shippingAddress: address });
  expect(await change(`"r${(await get()).revision}"`, { nfe_key: "" })).toMatchObject({ ok: true });
  expect((await get()).nfeKey).toBeNull();
});

test("a command answers with the order as it is then, and names its staff user", async () => {
  const shipped = await send("POST /admin/orders/:number/ship", { body: { carrier: "Jadlog", tracking: "J1" } });
  expect(shipped).toMatchObject({ value: { data: { stage: "shipped", tracking: "J1" } } });
  expect((await get()).events.at(-1)).toMatchObject({ kind: "shipped", actor: { name: "Rui" }, mail: "shipped" });
  expect(await send("POST /admin/orders/:number/ship", { body: { carrier: "", tracking: "" } })).toMatchObject({
    refusal: "ORDER_CLOSED",
  });
});
