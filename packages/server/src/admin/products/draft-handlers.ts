import { deleteProductCall } from "@pecacerta/contract/admin/product-states";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { deleteDraftProduct } from "./delete-draft.ts";

export const draftHandlers: readonly StaffHandler[] = [
  staffHandler(deleteProductCall, async (tx, { actor }, { params, now }) => {
    const outcome = await deleteDraftProduct(tx, actor, { ...params, now });
    return outcome.ok ? accept({ data: null }) : outcome;
  }),
];
