import { Dialog } from "@pecacerta/ui/dialog.tsx";
import type { ComponentProps } from "react";
import { shellTexts } from "../texts/shell-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ConflictView } from "./conflict-view.tsx";
import type { useChangeOrder } from "./use-change-order.ts";

type ChangeDialogProps = ComponentProps<typeof ActionDialog> & { change: ReturnType<typeof useChangeOrder> };

/** The form of values that two people may change at once. */
export function ChangeDialog({ change, ...form }: ChangeDialogProps) {
  const { conflict, keep, overwrite } = change;
  if (!conflict) return <ActionDialog {...form} />;
  return (
    <Dialog open onClose={form.onClose} title={form.title} closeLabel={shellTexts.close} className="dialog-sheet">
      <ConflictView conflict={conflict} onKeep={keep} onOverwrite={overwrite} />
    </Dialog>
  );
}
