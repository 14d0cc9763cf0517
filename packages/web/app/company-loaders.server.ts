import { findCategories } from "@pecacerta/server/catalog/categories/queries";
import { findFittedTypes } from "@pecacerta/server/catalog/vehicles/fitted-vehicles";
import { findCompanySettings } from "@pecacerta/server/companies/queries";
import type { RouterContextProvider } from "react-router";
import { companyCacheContext, tenantContext } from "./context.ts";

type RouterContext = Readonly<Pick<RouterContextProvider, "get">>;

export const loadCompanySettings = (context: RouterContext) =>
  context.get(companyCacheContext)("settings", () => findCompanySettings(context.get(tenantContext)));

/** All categories of the company, as a flat list. */
export const loadCategories = (context: RouterContext) =>
  context.get(companyCacheContext)("categories", () => findCategories(context.get(tenantContext)));

/** The types of vehicles that the company sells parts for. */
export const loadVehicleTypes = (context: RouterContext) =>
  context.get(companyCacheContext)("vehicle-types", () => findFittedTypes(context.get(tenantContext)));
