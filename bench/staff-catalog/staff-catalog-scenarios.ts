import { PRODUCT_VIEWS } from "@pecacerta/rules/product-state";
import { findProductsForStaff } from "@pecacerta/server/admin/search/find-products";
import { listStockMovements } from "@pecacerta/server/admin/stock/list-stock-movements";
import { countStaffProducts, listStaffProducts } from "@pecacerta/server/catalog/product-list/list-products";
import { findProductIdsByNumber } from "@pecacerta/server/catalog/products/find-by-number";
import { findStaffProduct } from "@pecacerta/server/catalog/products/staff/find-staff-product";
import { saveProducts } from "@pecacerta/server/catalog/products/staff/save-products";
import { findSenderOf } from "@pecacerta/server/companies/mail/find-sender";
import type { Tenant, TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import type { EngineScenario } from "../engines/engine-scenarios.ts";
import { createStaffScenario } from "../staff/staff-scenario.ts";

export type StaffBenchProduct = { id: string; sku: string; slug: string; name: string; price: number };

const baseUrl = "http://localhost";
const actor = { kind: "program" } as const;
const now = new Date("2026-11-24T12:00:00Z");

/** `products` of the company, at random. */
export function staffCatalogScenarios(tenant: Tenant, products: readonly StaffBenchProduct[]): EngineScenario[] {
  const scenario = createStaffScenario(tenant, "catalog of staff");
  const productAt = (at: number) => products[at % products.length] as StaffBenchProduct;
  const list = (tx: TenantTransaction, input: Partial<Parameters<typeof listStaffProducts>[1]>) =>
    listStaffProducts(tx, { view: "all", sort: "changed", limit: 50, ...input });
  return [
    ...PRODUCT_VIEWS.map((view) => scenario(`view ${view}`, 80, (tx) => list(tx, { view }))),
    ...PRODUCT_VIEWS.map((view) =>
      scenario(`view ${view}, by name, 200`, 80, (tx) => list(tx, { view, sort: "name", limit: 200 })),
    ),
    scenario("counts", 80, countStaffProducts),
    scenario("search: number", 15, (tx, at) => list(tx, { q: productAt(at).sku })),
    scenario("search: word of many", 80, (tx) => list(tx, { q: "freio" })),
    scenario("palette: number", 60, async (tx, at) => {
      const ids = await findProductIdsByNumber(tx, productAt(at).sku, 5);
      return findProductsForStaff(tx, { ids, namedId: ids[0] }, await findSenderOf(tx, baseUrl));
    }),
    scenario("product", 30, (tx, at) => findStaffProduct(tx, productAt(at).id, { baseUrl, seesCost: true, now })),
    scenario("save: price", 60, (tx, at) =>
      saveProducts(tx, actor, { changes: [{ id: productAt(at).id, changes: { price: randomPrice() } }], now }),
    ),
    scenario("save: name and text", 60, (tx, at) => {
      const changes = { name: `Peça ${randomPrice()}`, description: `Texto ${randomPrice()}` };
      return saveProducts(tx, actor, { changes: [{ id: productAt(at).id, changes }], now });
    }),
    scenario("ledger of all", 80, (tx) => listStockMovements(tx, { limit: 50 })),
    scenario("ledger of a product", 80, (tx, at) => listStockMovements(tx, { limit: 50, product: productAt(at).id })),
  ];
}

const randomPrice = (): number => 1000 + Math.floor(Math.random() * 100_000);
