import { Button } from "@pecacerta/ui/button.tsx";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import type { useCellEdits } from "./use-cell-edits.ts";
import type { useProductGrid } from "./use-product-grid.ts";
import "./product-grid.css";

type GridSaveBarProps = { grid: ReturnType<typeof useProductGrid>; cells: ReturnType<typeof useCellEdits> };

export function GridSaveBar({ grid, cells }: GridSaveBarProps) {
  const { edits, readyCount, waitingCount, isSaving } = grid;
  const status = edits.length === 0 ? texts.nothing : texts.changed(edits.length);
  return (
    <div className="product-grid-bar flex flex-wrap items-center gap-3 p-3">
      <p role="status" className="grow">
        {waitingCount > 0 ? texts.waiting(waitingCount) : status}
      </p>
      {cells.canUndo ? (
        <Button variant="quiet" onClick={cells.undo}>
          {texts.undo}
        </Button>
      ) : null}
      {cells.canRedo ? (
        <Button variant="quiet" onClick={cells.redo}>
          {texts.redo}
        </Button>
      ) : null}
      {edits.length > 0 && !isSaving ? (
        <Button variant="quiet" onClick={grid.discard}>
          {texts.discard}
        </Button>
      ) : null}
      <Button aria-disabled={readyCount === 0 || isSaving} onClick={() => void grid.save()}>
        {isSaving ? texts.saving : texts.save(readyCount)}
      </Button>
    </div>
  );
}
