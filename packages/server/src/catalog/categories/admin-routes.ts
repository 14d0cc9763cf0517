import {
  changeCategoryCall,
  createCategoryCall,
  deleteCategoryCall,
  listStaffCategoriesCall,
  moveCategoryCall,
} from "@pecacerta/contract/admin/categories";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { changeCategory, deleteCategory } from "./staff/change-category.ts";
import { createCategory } from "./staff/create-category.ts";
import { findStaffCategory, listStaffCategories } from "./staff/list-categories.ts";
import { moveCategory } from "./staff/move-category.ts";

async function answerWithCategory(tx: TenantTransaction, id: string) {
  const category = await findStaffCategory(tx, id);
  return category ? accept({ data: category }) : refuse("CATEGORY_NOT_FOUND");
}

export const categoryHandlers: readonly StaffHandler[] = [
  staffHandler(listStaffCategoriesCall, async (tx) => accept({ data: await listStaffCategories(tx) })),
  staffHandler(createCategoryCall, async (tx, { actor }, { body, now }) => {
    const outcome = await createCategory(tx, actor, { ...body, now });
    return outcome.ok ? await answerWithCategory(tx, outcome.value.id) : outcome;
  }),
  staffHandler(changeCategoryCall, async (tx, { actor }, { params, body, now }) => {
    const outcome = await changeCategory(tx, actor, { ...body, ...params, now });
    return outcome.ok ? await answerWithCategory(tx, params.id) : outcome;
  }),
  staffHandler(moveCategoryCall, async (tx, { actor }, { params, body, now }) => {
    const outcome = await moveCategory(tx, actor, { ...body, ...params, now });
    return outcome.ok ? await answerWithCategory(tx, params.id) : outcome;
  }),
  staffHandler(deleteCategoryCall, async (tx, { actor }, { params, now }) => {
    const outcome = await deleteCategory(tx, actor, { ...params, now });
    return outcome.ok ? accept({ data: params }) : outcome;
  }),
];
