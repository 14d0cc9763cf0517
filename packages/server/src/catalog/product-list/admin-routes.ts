import {
  countStaffProductsCall,
  getProductFiltersCall,
  listStaffProductsCall,
} from "@pecacerta/contract/admin/products";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { findProductFilters } from "./find-product-filters.ts";
import { countStaffProducts, listStaffProducts } from "./list-products.ts";

export const productListHandlers: readonly StaffHandler[] = [
  staffHandler(listStaffProductsCall, async (tx, _member, { query }) =>
    accept({ data: await listStaffProducts(tx, query) }),
  ),
  staffHandler(countStaffProductsCall, async (tx) => accept({ data: await countStaffProducts(tx) })),
  staffHandler(getProductFiltersCall, async (tx) => accept({ data: await findProductFilters(tx) })),
];
