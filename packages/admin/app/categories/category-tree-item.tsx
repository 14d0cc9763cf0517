import { ChevronDown, ChevronRight } from "@pecacerta/ui/icons.tsx";
import { type KeyboardEvent, useRef } from "react";
import { categoryTexts } from "../texts/category-texts.ts";
import type { TreeRow } from "./tree-rows.ts";
import { type DropPlace, useDraggedCategory } from "./use-dragged-category.ts";
import "./categories.css";

type CategoryTreeItemProps = {
  row: TreeRow;
  isSelected: boolean;
  isReadOnly: boolean;
  select: () => void;
  toggle: () => void;
  edit: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  canDrop: (movedId: string) => boolean;
  onDrop: (movedId: string, where: DropPlace) => void;
};

export function CategoryTreeItem({
  row,
  isSelected,
  isReadOnly,
  select,
  toggle,
  edit,
  onKeyDown,
  ...drag
}: CategoryTreeItemProps) {
  const { category, level, siblings, hasChildren, isOpen } = row;
  const element = useRef<HTMLDivElement>(null);
  const place = useDraggedCategory(element, { id: category.id, isReadOnly, ...drag });
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
      style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}
      onClick={select}
      onDoubleClick={edit}
      onKeyDown={onKeyDown}
    >
      {hasChildren ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the row itself says whether it is open
        <span
          className="category-fold grid place-items-center"
          onClick={(event) => {
            event.stopPropagation();
            toggle();
          }}
        >
          <Arrow size={18} />
        </span>
      ) : (
        <span className="category-fold" />
      )}
      <span className="category-name min-w-0 grow">{category.name}</span>
      <span className="category-count">{categoryTexts.products(category.products)}</span>
    </div>
  );
}
