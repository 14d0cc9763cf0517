import { Button } from "@pecacerta/ui/button.tsx";
import { RotateCcw } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { useRestore } from "../product-history/use-restore.ts";
import { productTexts } from "../texts/product-texts.ts";

const UNDO_MS = 10_000;

/** After a save, for ten seconds, a way back. Mount it anew for each save. */
export function SavedNotice({ revision }: { revision: number }) {
  const { restore, pending } = useRestore(productTexts.undone);
  const isOver = useIsOver();
  const undo = () => void restore(revision);
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
      <p role="status" className="note">
        {productTexts.saved}
      </p>
      {isOver ? null : (
        <Button variant="secondary" small aria-disabled={pending !== undefined} onClick={undo}>
          <RotateCcw size={16} />
          {productTexts.undo}
        </Button>
      )}
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
