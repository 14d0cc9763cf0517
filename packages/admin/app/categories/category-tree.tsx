import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { useEffect, useMemo, useRef } from "react";
import { useLatest } from "../product-images/use-latest.ts";
import { categoryTexts } from "../texts/category-texts.ts";
import { CategoryTreeItem, type TreeRowHandlers } from "./category-tree-item.tsx";
import { dropPosition, positionTowards, treeRows } from "./tree-rows.ts";
import type { MoveCategory } from "./use-move-category.ts";
import { useTreeKeys } from "./use-tree-keys.ts";
import "./categories.css";

type CategoryTreeProps = {
  list: readonly StaffCategoryDto[];
  folded: ReadonlySet<string>;
  setOpen: (id: string, isOpen: boolean) => void;
  selectedId: string | undefined;
  select: (id: string) => void;
  edit: (id: string) => void;
  move: MoveCategory;
  isReadOnly: boolean;
};

/** One tab stop, the selected row. */
export function CategoryTree({ list, folded, setOpen, selectedId, select, edit, move, isReadOnly }: CategoryTreeProps) {
  const rows = useMemo(() => treeRows(list, folded), [list, folded]);
  const tree = useRef<HTMLDivElement>(null);
  const current = rows.some(({ category }) => category.id === selectedId) ? selectedId : rows[0]?.category.id;
  const hasFocus = useRef(false);
  // The focus follows the selection, and a row that a move draws in another place.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hasFocus.current && (isLost || tree.current?.contains(document.activeElement)))
      document.getElementById(`category-${current}`)?.focus();
  });
  const onKeyDown = useTreeKeys({
    rows,
    setOpen,
    select,
    edit: (id) => isReadOnly || edit(id),
    move({ category }, direction) {
      if (isReadOnly) return;
      void move(category, (tree) => {
        const place = positionTowards(tree, category.id, direction);
        if (place && place.parent !== null) setOpen(place.parent, true);
        return place;
      });
    },
  });
  const placeOfDrop = (movedId: string, target: StaffCategoryDto, where: "before" | "behind" | "inside") => {
    const moved = list.find(({ id }) => id === movedId);
    const place = moved && dropPosition(list, moved, { target, where });
    return moved && place && { moved, place };
  };
  const handlers = useLatest<TreeRowHandlers>({
    select: ({ category }) => select(category.id),
    toggle: ({ category, isOpen }) => setOpen(category.id, !isOpen),
    edit: ({ category }) => isReadOnly || edit(category.id),
    onKeyDown,
    canDrop: ({ category }, movedId) => placeOfDrop(movedId, category, "before") !== undefined,
    onDrop({ category }, movedId, where) {
      const drop = placeOfDrop(movedId, category, where);
      if (!drop) return;
      if (where === "inside") setOpen(category.id, true);
      select(movedId);
      void move(drop.moved, () => drop.place);
    },
  });
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={categoryTexts.tree}
      className="category-tree"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hasFocus.current = relatedTarget === null || tree.current?.contains(relatedTarget) === true;
      }}
    >
      {rows.map((row) => (
        <CategoryTreeItem
          key={row.category.id}
          row={row}
          isSelected={row.category.id === current}
          isReadOnly={isReadOnly}
          handlers={handlers}
        />
      ))}
    </div>
  );
}
