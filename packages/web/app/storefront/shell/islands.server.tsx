import type { CategoryDto } from "@pecacerta/contract/categories";
import { renderToStaticMarkup } from "react-dom/server";
import type { Islands } from "../../ui/island.tsx";
import { Bar } from "./bar.tsx";
import type { StoreCompany } from "./company.ts";
import { departmentsOf } from "./departments.ts";
import { FooterContent } from "./footer-content.tsx";
import { MenuContent } from "./menu-content.tsx";
import { NoScript } from "./no-script.tsx";
import { TopBar } from "./top-bar.tsx";

type ShellCompany = Omit<StoreCompany, "slug" | "isHosted" | "origin">;

/** What stands around every page of a company and never moves, drawn once. */
export function shellIslands(shop: ShellCompany, categories: readonly CategoryDto[]): Islands {
  const departments = departmentsOf(categories);
  return {
    top: renderToStaticMarkup(<TopBar company={shop.company} />),
    bar: renderToStaticMarkup(<Bar departments={departments} />),
    menu: renderToStaticMarkup(<MenuContent departments={departments} />),
    still: renderToStaticMarkup(<NoScript />),
    footer: renderToStaticMarkup(<FooterContent shop={shop} />),
  };
}
