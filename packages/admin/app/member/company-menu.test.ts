import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import { expect, test } from "vitest";
import { findForbiddenPage, sumMenuCounts } from "./company-menu.ts";

const company = { slug: "auto-norte", permissions: ROLE_PERMISSIONS.catalog } as unknown as StaffCompanyDto;
const forbiddenAt = (path: string) => findForbiddenPage(company, `/auto-norte${path}`)?.permission;

test("a page of the menu, and those below it, name the permission that the member lacks", () => {
  for (const path of ["/pedidos", "/pedidos/", "/pedidos/1001", "/pedidos/imprimir"])
    expect(forbiddenAt(path), path).toBe("orders.read");
  expect(forbiddenAt("/clientes/1")).toBe("customers.read");
  expect(forbiddenAt("/ajustes/registro")).toBe("audit.read");
});

test("pages that the member may open, or that show parts to others, are left alone", () => {
  for (const path of ["", "/", "/produtos/novo", "/caixa/modelos", "/pedidoserrados", "/ajustes/equipe"])
    expect(forbiddenAt(path), path).toBeUndefined();
});

test("what waits on all pages of the menu is counted, late orders once", () => {
  const orders = { "to-confirm": 1, "to-pick": 2, "to-ship": 4, late: 3, "to-put-back": 0, "to-refund": 0 };
  const counts = { orders, inbox: { waiting: 8 }, support: { waiting: 16 } };
  const owner = { ...company, permissions: ROLE_PERMISSIONS.owner } as StaffCompanyDto;
  expect(sumMenuCounts(owner, counts)).toBe(31);
  expect(sumMenuCounts(company, { orders: null, inbox: null, support: null })).toBe(0);
});
