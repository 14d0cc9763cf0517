import type { KeyboardEvent } from "react";
import type { MoveDirection, TreeRow } from "./tree-rows.ts";

type TreeKeysOptions = {
  rows: readonly TreeRow[];
  select: (id: string) => void;
  setOpen: (id: string, isOpen: boolean) => void;
  edit: (id: string) => void;
  move: (row: TreeRow, direction: MoveDirection) => void;
};

const DIRECTIONS = new Map<string, MoveDirection>([
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["ArrowRight", "in"],
  ["ArrowLeft", "out"],
]);

/** The keys of the ARIA tree pattern; with Alt, the arrows move the category. */
export function useTreeKeys({ rows, select, setOpen, edit, move }: TreeKeysOptions) {
  return (row: TreeRow, event: KeyboardEvent): void => {
    const { category, hasChildren, isOpen } = row;
    const at = rows.findIndex((one) => one.category.id === category.id);
    const direction = DIRECTIONS.get(event.key);
    const goTo = (target: TreeRow | undefined) => target && select(target.category.id);
    const unfoldOrEnter = () => (isOpen ? goTo(rows[at + 1]) : hasChildren && setOpen(category.id, true));
    const parent = rows.find((one) => one.category.id === category.parentId);
    const keys = new Map<string, () => unknown>([
      ["ArrowUp", () => goTo(rows[at - 1])],
      ["ArrowDown", () => goTo(rows[at + 1])],
      ["ArrowRight", unfoldOrEnter],
      ["ArrowLeft", () => (isOpen ? setOpen(category.id, false) : goTo(parent))],
      ["Home", () => goTo(rows[0])],
      ["End", () => goTo(rows.at(-1))],
      ["Enter", () => edit(category.id)],
    ]);
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey ? direction : keys.has(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      if (event.altKey && direction) move(row, direction);
      else keys.get(event.key)?.();
    } else if (event.key.length === 1 && event.key !== " " && !event.altKey)
      goTo(nextStartingWith(rows, at, event.key));
  };
}

function nextStartingWith(rows: readonly TreeRow[], at: number, letter: string): TreeRow | undefined {
  const order = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return order.find(({ category }) => category.name.toLocaleLowerCase("pt-BR").startsWith(letter.toLowerCase()));
}
