import { findCategories } from "@pecacerta/server/catalog/categories/queries";
import { findFittedTypes } from "@pecacerta/server/catalog/vehicles/fitted-vehicles";
import { findCompanySettings } from "@pecacerta/server/companies/queries";
import type { RouterContextProvider } from "react-router";
import { companyCacheContext, tenantContext } from "./context.ts";

export type RouterContext = Readonly<Pick<RouterContextProvider, "get">>;

export const loadCompanySettings = (context: RouterContext) =>
  context.get(companyCacheContext)("settings", () => findCompanySettings(context.get(tenantContext)));

export const loadCategories = (context: RouterContext) =>
  context.get(companyCacheContext)("categories", () => findCategories(context.get(tenantContext)));

export const loadVehicleTypes = (context: RouterContext) =>
  context.get(companyCacheContext)("vehicle-types", () => findFittedTypes(context.get(tenantContext)));
