import type { StaffHandler } from "../companies/staff-handler.ts";
import { brandHandlers } from "./brands/admin-routes.ts";
import { categoryHandlers } from "./categories/admin-routes.ts";
import { productTypeHandlers } from "./product-types/admin-routes.ts";

export const catalogStructureHandlers: readonly StaffHandler[] = [
  ...categoryHandlers,
  ...brandHandlers,
  ...productTypeHandlers,
];
