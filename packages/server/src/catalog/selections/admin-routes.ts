import { applySelectionCall, previewSelectionCall, undoSelectionCall } from "@pecacerta/contract/admin/selections";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { applySelection, previewSelection, undoSelection } from "./change-selection.ts";

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
];
