import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { useState } from "react";

/** A larger tree is folded at first. */
const MAX_OPEN_AT_FIRST = 60;

export function useFolded(list: readonly StaffCategoryDto[]) {
  const all = () => new Set(list.map(({ id }) => id));
  const [folded, setFolded] = useState<ReadonlySet<string>>(() =>
    list.length > MAX_OPEN_AT_FIRST ? all() : new Set(),
  );
  const setOpen = (id: string, isOpen: boolean) =>
    setFolded((before) => (isOpen ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return { folded, setOpen, foldAll: () => setFolded(all()), unfoldAll: () => setFolded(new Set()) };
}
