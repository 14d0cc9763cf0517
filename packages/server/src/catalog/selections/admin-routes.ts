import { listBulkEditsCall, undoSelectionCall } from "@pecacerta/contract/admin/bulk-edits";
import { listGridProductsCall } from "@pecacerta/contract/admin/product-grid";
import { applySelectionCall, previewSelectionCall } from "@pecacerta/contract/admin/selections";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { listBulkEdits } from "../bulk-edits/queries.ts";
import { mayChangePrices } from "../products/staff/change-product.ts";
import { applySelection, previewSelection, undoSelection } from "./change-selection.ts";
import { listGridProducts } from "./list-grid-products.ts";

export const selectionHandlers: readonly StaffHandler[] = [
  staffHandler(previewSelectionCall, async (tx, member, { body, now }) => {
    const outcome = await previewSelection(tx, member, { ...body, now });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(applySelectionCall, async (tx, member, { body, now }) => {
    const outcome = await applySelection(tx, member, { ...body, now });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(undoSelectionCall, async (tx, member, { body, now }) => {
    const outcome = await undoSelection(tx, member, { ...body, now });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(listBulkEditsCall, async (tx, member, { query, now }) =>
    accept({ data: await listBulkEdits(tx, { ...query, seesCost: mayChangePrices(member), now }) }),
  ),
  staffHandler(listGridProductsCall, async (tx, member, { body }) =>
    accept({ data: await listGridProducts(tx, { ...body, seesCost: mayChangePrices(member) }) }),
  ),
];
