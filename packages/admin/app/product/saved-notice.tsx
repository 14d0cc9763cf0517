import { Button } from "@pecacerta/ui/button.tsx";
import { RotateCcw } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import type { SavedChange } from "../product-form/use-save-product.ts";
import { NewerQuestion } from "../product-history/newer-question.tsx";
import { useRestore } from "../product-history/use-restore.ts";
import { productTexts } from "../texts/product-texts.ts";
import { UnsentChanges } from "./unsent-changes.tsx";

const UNDO_MS = 10_000;

/** After a save, for ten seconds, a way back. Mount it anew for each save. */
export function SavedNotice({ change }: { change: SavedChange }) {
  const restoring = useRestore(productTexts.undone);
  const { restore, pending } = restoring;
  const isOver = useIsOver();
  const undo = () => void restore(change.revision);
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
      <div role="status" className="grid min-w-0 flex-1 basis-40 gap-1">
        <p className="note">{productTexts.saved}</p>
        <UnsentChanges {...change} />
      </div>
      {isOver || !change.hasChanged ? null : (
        <Button variant="secondary" small aria-disabled={pending !== undefined} onClick={undo}>
          <RotateCcw size={16} />
          {productTexts.undo}
        </Button>
      )}
      <NewerQuestion {...restoring} />
    </div>
  );
}

function useIsOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
