import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import "./product-types.css";

export type GroupInput = { slug?: string; name: string; attributes: readonly string[] };

type GroupFieldsProps = {
  place: number;
  group: GroupInput;
  attributes: readonly StaffAttributeDto[];
  /** Attributes of all groups: each stands in one. */
  used: readonly string[];
  onChange: (group: GroupInput) => void;
  onRemove: () => void;
};

export function GroupFields({ place, group, attributes, used, onChange, onRemove }: GroupFieldsProps) {
  const label = group.name || `${productTypeTexts.group} ${place}`;
  const free = attributes.filter(({ slug }) => !used.includes(slug));
  const list = (next: readonly string[]) => onChange({ ...group, attributes: next });
  return (
    <fieldset className="type-group grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-end gap-2">
        <LimitedField
          className="grow"
          label={productTypeTexts.groupNameOf(place)}
          value={group.name}
          limit={STAFF_TEXT_LIMITS.catalogName}
          required
          onChange={(event) => onChange({ ...group, name: event.currentTarget.value })}
        />
        <Button small variant="quiet" aria-label={productTypeTexts.removeGroup(label)} onClick={onRemove}>
          {productTypeTexts.out}
        </Button>
      </div>
      {group.attributes.length === 0 ? <p className="type-note">{productTypeTexts.noAttributes}</p> : null}
      <ol className="grid gap-1">
        {group.attributes.map((slug, at) => {
          const name = attributes.find((attribute) => attribute.slug === slug)?.name ?? slug;
          return (
            <li key={slug} className="flex items-center gap-2">
              <span className="type-attribute min-w-0 grow">{name}</span>
              <Button
                small
                variant="quiet"
                aria-label={productTypeTexts.raise(name)}
                aria-disabled={at === 0}
                onClick={() => at > 0 && list(group.attributes.toSpliced(at, 1).toSpliced(at - 1, 0, slug))}
              >
                {productTypeTexts.up}
              </Button>
              <Button
                small
                variant="quiet"
                aria-label={productTypeTexts.takeOut(name)}
                onClick={() => list(group.attributes.toSpliced(at, 1))}
              >
                {productTypeTexts.out}
              </Button>
            </li>
          );
        })}
      </ol>
      {free.length > 0 ? (
        <SelectField
          label={productTypeTexts.addAttributeTo(label)}
          value=""
          onChange={(event) => list([...group.attributes, event.currentTarget.value])}
        >
          <option value="">{productTypeTexts.addAttribute}</option>
          {free.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}
