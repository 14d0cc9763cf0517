import { findCategories } from "@pecacerta/server/catalog/categories/queries";
import { findCompanySettings } from "@pecacerta/server/companies/queries";
import type { RouterContextProvider } from "react-router";
import { rememberContext, shopContext } from "./context.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The company's settings, as every page of it needs them. */
export const settings = (context: Context) =>
  context.get(rememberContext)("settings", () => findCompanySettings(context.get(shopContext)));

/** All categories of the company, flat. */
export const allCategories = (context: Context) =>
  context.get(rememberContext)("categories", () => findCategories(context.get(shopContext)));
