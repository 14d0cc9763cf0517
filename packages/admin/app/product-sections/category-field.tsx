import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { Combobox, type ComboboxChoice } from "@pecacerta/ui/combobox.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { TokenList } from "../product-form/token-list.tsx";
import { useCategoryChoices } from "../product-form/use-catalog-choices.ts";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";

/** A product may stand in several categories; those above them follow by themselves. */
export function CategoryField() {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField("categories");
  const { data = [], isPending, refetch } = useCategoryChoices();
  const error = errorOf();
  const paths = categoryPaths(data);
  const choices = data
    .filter(({ slug }) => !value.includes(slug))
    .map(({ slug }) => ({ code: slug, name: paths.get(slug) ?? slug }));
  const messages = { none: texts.noCategory, loading: texts.loadingChoices, count: texts.choiceCount };
  return (
    <div className="grid content-start gap-2">
      {isReadOnly ? (
        <p className="small">{PRODUCT_FIELD_NAMES.categories}</p>
      ) : (
        <Combobox
          id={id}
          label={
            <ChangedLabel of={id} isEdited={isEdited}>
              {PRODUCT_FIELD_NAMES.categories}
            </ChangedLabel>
          }
          describedBy={[changedLabelId(id, isEdited), error && `${id}-error`].filter(Boolean).join(" ") || undefined}
          placeholder={texts.addCategory}
          value={null}
          {...{ choices, messages, filterChoices, isLoading: isPending }}
          onOpen={() => {
            if (data.length === 0) void refetch();
            requestAnimationFrame(() => document.getElementById(`${id}-list`)?.scrollIntoView({ block: "nearest" }));
          }}
          onChoose={({ code }) => change([...value, code])}
        />
      )}
      <FieldError of={id} error={error} />
      <TokenList
        label={PRODUCT_FIELD_NAMES.categories}
        tokens={value.map((slug) => ({ key: slug, name: paths.get(slug) ?? slug }))}
        onRemove={isReadOnly ? undefined : (key) => change(value.filter((slug) => slug !== key))}
      />
    </div>
  );
}

/** `Freios › Pastilhas` by slug. */
function categoryPaths(categories: readonly StaffCategoryDto[]): ReadonlyMap<string, string> {
  const byId = new Map<string, string>();
  const bySlug = new Map<string, string>();
  for (const { id, slug, name, parentId } of categories) {
    const parent = parentId === null ? undefined : byId.get(parentId);
    const path = parent ? `${parent} › ${name}` : name;
    byId.set(id, path);
    bySlug.set(slug, path);
  }
  return bySlug;
}

/** Each word is part of the path, accents aside. */
function filterChoices(choices: readonly ComboboxChoice[], input: string): ComboboxChoice[] {
  const words = normalizeForSearch(input).split(" ");
  return choices.filter(({ name }) => {
    const searchable = normalizeForSearch(name);
    return words.every((word) => searchable.includes(word));
  });
}
