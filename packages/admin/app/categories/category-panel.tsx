import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { Button } from "@pecacerta/ui/button.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { categoryTexts } from "../texts/category-texts.ts";
import { type MoveDirection, positionTowards } from "./tree-rows.ts";
import "./categories.css";

export type CategoryDialogName = "create" | "edit" | "move" | "delete";

type CategoryPanelProps = {
  category: StaffCategoryDto;
  list: readonly StaffCategoryDto[];
  isReadOnly: boolean;
  open: (dialog: CategoryDialogName) => void;
  moveTowards: (direction: MoveDirection) => void;
};

/** Facts and actions of the selected category. */
export function CategoryPanel({ category, list, isReadOnly, open, moveTowards }: CategoryPanelProps) {
  const { slug: company } = useStaffCompany();
  const { name, slug, image, products, published, requiresFitments } = category;
  const canGo = (direction: MoveDirection) => positionTowards(list, category.id, direction) !== undefined;
  return (
    <section aria-label={categoryTexts.actionsOf(name)} className="category-panel grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-3">
        {image ? (
          <img
            src={imageUrlAtWidth(image, 160)}
            alt=""
            width={56}
            height={56}
            className="category-image hidden lg:block"
          />
        ) : null}
        <div className="min-w-0">
          <h2 className="category-panel-name">{name}</h2>
          <p className="category-note hidden lg:block">{categoryTexts.slugHint(slug)}</p>
          <p className="category-note">
            {categoryTexts.products(products)}
            {products > published ? ` (${categoryTexts.hidden(products - published)})` : ""}
            {requiresFitments ? ` · ${categoryTexts.requiresFitments}` : ""}
          </p>
        </div>
      </div>
      <div className="category-actions flex gap-2">
        {isReadOnly ? null : (
          <>
            <Button small onClick={() => open("edit")}>
              {categoryTexts.edit}
            </Button>
            <Button small variant="secondary" onClick={() => open("move")}>
              {categoryTexts.moveTo}
            </Button>
            <Button small variant="secondary" aria-disabled={!canGo("up")} onClick={() => moveTowards("up")}>
              {categoryTexts.up}
            </Button>
            <Button small variant="secondary" aria-disabled={!canGo("down")} onClick={() => moveTowards("down")}>
              {categoryTexts.down}
            </Button>
            <Button small variant="secondary" onClick={() => open("create")}>
              {categoryTexts.createInside}
            </Button>
            <Button small variant="quiet" onClick={() => open("delete")}>
              {categoryTexts.remove}
            </Button>
          </>
        )}
        <Link to={`/${company}/produtos?category=${slug}`} className="button button-quiet button-small">
          {categoryTexts.seeProducts}
        </Link>
      </div>
    </section>
  );
}
