import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { CategoryDialog } from "./category-dialog.tsx";
import type { CategoryDialogName } from "./category-panel.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { MoveCategory } from "./use-move-category.ts";

export type OpenCategoryDialog = { name: CategoryDialogName; category: StaffCategoryDto | undefined };

type CategoryDialogsProps = OpenCategoryDialog & {
  list: readonly StaffCategoryDto[];
  move: MoveCategory;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** `category`: the one that it is about; of a new one, the one above. */
export function CategoryDialogs({ name, category, list, move, onClose, onSaved }: CategoryDialogsProps) {
  if (name === "create") return <CategoryDialog parent={category} onClose={onClose} onSaved={onSaved} />;
  if (!category) return null;
  if (name === "edit")
    return <CategoryDialog category={category} parent={undefined} onClose={onClose} onSaved={onSaved} />;
  if (name === "delete") return <DeleteDialog category={category} onClose={onClose} />;
  return <MoveDialog category={category} list={list} move={(place) => move(category, () => place)} onClose={onClose} />;
}
