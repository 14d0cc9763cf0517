import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";

export type TreeRow = {
  category: StaffCategoryDto;
  /** From 1. */
  level: number;
  siblings: number;
  hasChildren: boolean;
  isOpen: boolean;
};
export type TreePosition = { parent: string | null; position: number };

const childrenOf = (list: readonly StaffCategoryDto[], parent: string | null): StaffCategoryDto[] =>
  list.filter(({ parentId }) => parentId === parent).sort((one, other) => one.position - other.position);

/** The rows that are shown: those whose categories above are all open. */
export function treeRows(list: readonly StaffCategoryDto[], folded: ReadonlySet<string>): TreeRow[] {
  const byParent = Map.groupBy(list, ({ parentId }) => parentId);
  const below = (parent: string | null, level: number): TreeRow[] => {
    const siblings = childrenOf(byParent.get(parent) ?? [], parent);
    return siblings.flatMap((category) => {
      const hasChildren = byParent.has(category.id);
      const isOpen = hasChildren && !folded.has(category.id);
      const row = { category, level, siblings: siblings.length, hasChildren, isOpen };
      return [row, ...(isOpen ? below(category.id, level + 1) : [])];
    });
  };
  return below(null, 1);
}

/** Whether a category stands below another, or is it. */
export function isWithin(list: readonly StaffCategoryDto[], id: string | null, ancestorId: string): boolean {
  const parents = new Map(list.map((category) => [category.id, category.parentId]));
  for (let at = id, step = 0; at !== null && step <= list.length; at = parents.get(at) ?? null, step++)
    if (at === ancestorId) return true;
  return false;
}

/** The tree as it is after a move. The counts above follow once the server answers. */
export function moveInTree(
  list: readonly StaffCategoryDto[],
  id: string,
  { parent, position }: TreePosition,
): StaffCategoryDto[] {
  const moved = list.find((category) => category.id === id);
  if (!moved) return [...list];
  const renumbered = (siblings: readonly StaffCategoryDto[]) =>
    siblings.map((category, place) => [category.id, { ...category, position: place }] as const);
  const left = childrenOf(list, moved.parentId).filter((category) => category.id !== id);
  const joined = childrenOf(list, parent).filter((category) => category.id !== id);
  const changed = new Map([
    ...(moved.parentId === parent ? [] : renumbered(left)),
    ...renumbered(joined.toSpliced(position, 0, { ...moved, parentId: parent })),
  ]);
  return list.map((category) => changed.get(category.id) ?? category);
}

export type MoveDirection = "up" | "down" | "in" | "out";

/** Where a key moves a category; undefined where it cannot go. */
export function positionTowards(
  list: readonly StaffCategoryDto[],
  id: string,
  direction: MoveDirection,
): TreePosition | undefined {
  const category = list.find((one) => one.id === id);
  if (!category) return undefined;
  const { parentId, position } = category;
  const siblings = childrenOf(list, parentId);
  if (direction === "up") return position > 0 ? { parent: parentId, position: position - 1 } : undefined;
  if (direction === "down")
    return position < siblings.length - 1 ? { parent: parentId, position: position + 1 } : undefined;
  if (direction === "in") {
    const before = siblings[position - 1];
    return before && { parent: before.id, position: childrenOf(list, before.id).length };
  }
  const parent = list.find((one) => one.id === parentId);
  return parent && { parent: parent.parentId, position: parent.position + 1 };
}

/** Before, behind or as the last child of another category: where a drag drops one. */
export function dropPosition(
  list: readonly StaffCategoryDto[],
  moved: StaffCategoryDto,
  { target, where }: { target: StaffCategoryDto; where: "before" | "behind" | "inside" },
): TreePosition | undefined {
  if (isWithin(list, target.id, moved.id)) return undefined;
  const parent = where === "inside" ? target.id : target.parentId;
  const siblings = childrenOf(list, parent).filter(({ id }) => id !== moved.id);
  if (where === "inside") return { parent, position: siblings.length };
  const place = siblings.findIndex(({ id }) => id === target.id);
  return { parent, position: where === "before" ? place : place + 1 };
}

/** `Freios › Pastilhas`. */
export function categoryPathText(list: readonly StaffCategoryDto[], id: string): string {
  const path: string[] = [];
  for (let at = list.find((category) => category.id === id); at && path.length <= list.length; ) {
    path.unshift(at.name);
    const { parentId } = at;
    at = list.find((category) => category.id === parentId);
  }
  return path.join(" › ");
}

/** `place` counts from 1. */
export function placeInTree(list: readonly StaffCategoryDto[], id: string) {
  const category = list.find((one) => one.id === id);
  const siblings = childrenOf(list, category?.parentId ?? null);
  return { path: categoryPathText(list, id), place: (category?.position ?? 0) + 1, count: siblings.length };
}
