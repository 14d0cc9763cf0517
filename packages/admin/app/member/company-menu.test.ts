import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import { expect, test } from "vitest";
import { findForbiddenPage } from "./company-menu.ts";

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
