import { listBulkEditsCall, undoSelectionCall } from "@pecacerta/contract/admin/bulk-edits";
import { listGridProductsCall } from "@pecacerta/contract/admin/product-grid";
import {
  applySelectionCall,
  previewSelectionCall,
  type SelectionPreviewDto,
} from "@pecacerta/contract/admin/selections";
import { accept } from "@pecacerta/rules/outcome";
import { computeHandler, type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { ComputeTask } from "../../platform/compute/compute-pool.ts";
import { listBulkEdits } from "../bulk-edits/queries.ts";
import { mayChangePrices } from "../products/staff/change-product.ts";
import { applySelection, undoSelection } from "./change-selection.ts";
import { listGridProducts } from "./list-grid-products.ts";
import { previewSelection } from "./preview-selection.ts";
import { fitmentsOf, readSelection, replacedCharacters, type StoredSelection } from "./read-selection.ts";

const PREVIEW: ComputeTask<StoredSelection, SelectionPreviewDto> = {
  file: "catalog/selections/preview-selection.ts",
  name: "previewSelection",
};
const SMALL_WORK = 1000;
const SMALL_TEXT = 200_000;

function isSmall({ stored, action }: StoredSelection): boolean {
  const fitments = stored.reduce((sum, { content }) => sum + content.fitments.length, 0);
  if (replacedCharacters(stored, action) > SMALL_TEXT) return false;
  return stored.length * (1 + fitmentsOf(action)) + fitments <= SMALL_WORK;
}

export const selectionHandlers: readonly StaffHandler[] = [
  computeHandler(
    previewSelectionCall,
    (tx, member, { body, now }) => readSelection(tx, member, { ...body, now }),
    async (selection, _, runTask) =>
      accept({ data: isSmall(selection) ? previewSelection(selection) : await runTask(PREVIEW, selection) }),
  ),
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
