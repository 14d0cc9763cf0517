import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { Button } from "@pecacerta/ui/button.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import type { OpenTypeDialog } from "./product-type-dialogs.tsx";
import "./product-types.css";

type TypeListProps = {
  types: readonly StaffProductTypeDto[];
  /** Of attributes, by slug. */
  names: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  open: (dialog: OpenTypeDialog) => void;
};

export function TypeList({ types, names, isReadOnly, open }: TypeListProps) {
  const { slug: company } = useStaffCompany();
  return (
    <ul aria-label={productTypeTexts.title} className="type-list">
      {types.map((type) => (
        <li key={type.id} className="type-item grid gap-2 p-3">
          <div className="min-w-0">
            <h2 className="type-name">{type.name}</h2>
            <p className="type-note">
              <Link to={`/${company}/produtos?type=${type.slug}`}>{productTypeTexts.products(type.products)}</Link>
            </p>
            {type.groups.map(({ slug, name, attributes: listed }) => (
              <p key={slug} className="type-note">
                {name}: {listed.map((one) => names.get(one) ?? one).join(", ")}
              </p>
            ))}
          </div>
          {isReadOnly ? null : (
            <div className="flex flex-wrap gap-2">
              <Button
                small
                variant="secondary"
                aria-label={productTypeTexts.editTypeOf(type.name)}
                onClick={() => open({ name: "type", type })}
              >
                {productTypeTexts.editType}
              </Button>
              {type.products === 0 ? (
                <Button
                  small
                  variant="quiet"
                  aria-label={productTypeTexts.removeTypeOf(type.name)}
                  onClick={() => open({ name: "remove", type })}
                >
                  {productTypeTexts.removeType}
                </Button>
              ) : null}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
