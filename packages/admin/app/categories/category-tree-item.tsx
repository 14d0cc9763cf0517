import { ChevronDown, ChevronRight } from "@pecacerta/ui/icons.tsx";
import { type CSSProperties, type KeyboardEvent, memo, type RefObject, useRef } from "react";
import { categoryTexts } from "../texts/category-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import type { TreeRow } from "./tree-rows.ts";
import { type DropPlace, useDraggedCategory } from "./use-dragged-category.ts";
import "./categories.css";

export type TreeRowHandlers = {
  select: (row: TreeRow) => void;
  toggle: (row: TreeRow) => void;
  edit: (row: TreeRow) => void;
  onKeyDown: (row: TreeRow, event: KeyboardEvent) => void;
  canDrop: (row: TreeRow, movedId: string) => boolean;
  onDrop: (row: TreeRow, movedId: string, where: DropPlace) => void;
};

type CategoryTreeItemProps = {
  row: TreeRow;
  isSelected: boolean;
  isReadOnly: boolean;
  handlers: RefObject<TreeRowHandlers>;
};

/** A key draws two rows anew, not the thousands of a large tree. */
export const CategoryTreeItem = memo(function CategoryTreeItem({
  row,
  isSelected,
  isReadOnly,
  handlers,
}: CategoryTreeItemProps) {
  const { category, level, siblings, hasChildren, isOpen } = row;
  const element = useRef<HTMLDivElement>(null);
  const place = useDraggedCategory(element, {
    id: category.id,
    isReadOnly,
    canDrop: (movedId) => handlers.current.canDrop(row, movedId),
    onDrop: (movedId, where) => handlers.current.onDrop(row, movedId, where),
  });
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      ref={element}
      role="treeitem"
      id={`category-${category.id}`}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={category.position + 1}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className="category-row flex items-center gap-2"
      data-drop={place}
      style={{ "--levels-above": level - 1 } as CSSProperties}
      onClick={() => handlers.current.select(row)}
      onDoubleClick={() => handlers.current.edit(row)}
      onKeyDown={(event) => handlers.current.onKeyDown(row, event)}
    >
      {hasChildren ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the row itself says whether it is open
        <span
          className="category-fold grid place-items-center"
          onClick={(event) => {
            event.stopPropagation();
            handlers.current.toggle(row);
          }}
        >
          <Arrow size={18} />
        </span>
      ) : (
        <span className="category-fold" />
      )}
      <span className="category-name min-w-0 grow">{category.name}</span>
      <span className="category-count">
        {formatInteger(category.products)}{" "}
        <span className="category-unit">{categoryTexts.unit(category.products)}</span>
      </span>
    </div>
  );
});
