import { ORDER_VIEWS } from "@pecacerta/rules/order-stage";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import type { Tenant, TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { addOrderNote, pickOrder } from "@pecacerta/server/sales/orders/staff/commands";
import { findStaffOrder } from "@pecacerta/server/sales/orders/staff/find-order";
import {
  countStaffOrders,
  type ListOrdersInput,
  listStaffOrders,
} from "@pecacerta/server/sales/orders/staff/list-orders";
import { findOrderPrint } from "@pecacerta/server/sales/orders/staff/print-orders";
import { sql } from "drizzle-orm";
import type { EngineScenario } from "../engines/engine-scenarios.ts";
import { createStaffScenario } from "../staff/staff-scenario.ts";

/** After the newest order. */
const now = new Date("2026-11-02T12:00:00Z");
const actor = { kind: "program" } as const;
const member = { role: "owner", permissions: new Set(ROLE_PERMISSIONS.owner) } as const;

export function orderScenarios(tenant: Tenant, count: number): EngineScenario[] {
  const last = 1000 + count;
  const scenario = createStaffScenario(tenant, "orders");
  const list = (tx: TenantTransaction, input: Partial<ListOrdersInput>) =>
    listStaffOrders(tx, { view: "all", sort: "newest", limit: 50, seesContacts: true, now, ...input });
  const search = (name: string, maxP99: number, termAt: (at: number) => string) =>
    scenario(`search: ${name}`, maxP99, (tx, at) => list(tx, { q: termAt(at) }));
  return [
    ...ORDER_VIEWS.map((view) => scenario(`view ${view}`, 80, (tx) => list(tx, { view }))),
    ...ORDER_VIEWS.map((view) =>
      scenario(`view ${view}, oldest, 200`, 80, (tx) => list(tx, { view, sort: "oldest", limit: 200 })),
    ),
    scenario("page of 200 in the middle", 80, (tx, at) => list(tx, { limit: 200, after: String(last / 2 + at) })),
    scenario("counts", 80, (tx) => countStaffOrders(tx, now)),
    search("number", 15, (at) => String(1500 + at * 97)),
    search("phone, 8 digits", 80, (at) => String(((500 + at) * 7919) % 100_000_000).padStart(8, "0")),
    search("phone or CPF, 4 digits", 80, (at) => String(1000 + at)),
    search("SKU of many", 80, (at) => `L1-${at}`),
    search("tracking", 80, (at) => `AA${String(5000 + at).padStart(9, "0")}BR`),
    search("first name of many", 80, () => "maria"),
    search("full name", 80, () => "josé souza lima"),
    search("last name of many", 80, () => "araujo"),
    search("no match", 80, () => "zzzzqq"),
    scenario("order page", 30, (tx, at) => findStaffOrder(tx, { number: String(1500 + at * 971), now, member })),
    scenario("print of 50", 80, (tx, at) =>
      findOrderPrint(
        tx,
        Array.from({ length: 50 }, (_, index) => String(last - 600 - at - index)),
      ),
    ),
    scenario("act: add a note", 60, (tx, at) =>
      addOrderNote(tx, actor, { number: String(last - at), text: "Ligar antes", now }),
    ),
    scenario("act: pick, after a reset", 60, async (tx, at) => {
      const number = last - 600 - at;
      await tx.execute(
        sql`update orders set picked_at = null where company_id = ${tx.companyId} and number = ${number}`,
      );
      return await pickOrder(tx, actor, { number: String(number), now });
    }),
  ];
}
