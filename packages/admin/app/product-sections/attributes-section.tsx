import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { Button } from "@pecacerta/ui/button.tsx";
import { Plus } from "@pecacerta/ui/icons.tsx";
import type { AttributeInput } from "../product-form/attribute-inputs.ts";
import { ChangedLabel } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect } from "../product-form/product-text-field.tsx";
import { useTypeChoices } from "../product-form/use-catalog-choices.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";
import { DefinedAttributeField } from "./defined-attribute-field.tsx";
import { OtherAttributeFields } from "./other-attribute-fields.tsx";

const NEW_ATTRIBUTE: AttributeInput = { slug: "", name: "", featured: false, text: "", known: [] };

/** The attributes of the product's type first, then those that it has besides. */
export function AttributesSection() {
  const { value, change, isEdited, isReadOnly, errorOf } = useProductField("attributes");
  const { data } = useTypeChoices();
  const chosen = useProductField("type").value;
  const definitions = definitionsOf(data?.types, data?.attributes, chosen);
  const isDefined = (slug: string) => definitions.some((definition) => definition.slug === slug);
  const others = value.flatMap((attribute, position) => (isDefined(attribute.slug) ? [] : [{ attribute, position }]));
  const replaceAt = (position: number, changes: Partial<AttributeInput>) =>
    change(value.map((each, at) => (at === position ? { ...each, ...changes } : each)));
  return (
    <ProductSection id="attributes">
      <ProductSelect field="type" choices={typeNames(data?.types, chosen)} parse={parseType} />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:col-span-2 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <legend className="sr-only">
          <ChangedLabel isEdited={isEdited}>{PRODUCT_FIELD_NAMES.attributes}</ChangedLabel>
        </legend>
        {definitions.map((definition) => (
          <DefinedAttributeField
            key={definition.slug}
            {...{ definition, isReadOnly }}
            attribute={value.find(({ slug }) => slug === definition.slug)}
            onChange={(next) => change(withAttribute(value, next))}
          />
        ))}
        {definitions.length + others.length === 0 ? <p className="note sm:col-span-2">{texts.noAttributes}</p> : null}
        {others.map(({ attribute, position }) => (
          <OtherAttributeFields
            key={attribute.slug || `new ${position}`}
            {...{ attribute, isReadOnly }}
            error={errorOf(`${position}.name`) ?? errorOf(`${position}.values`)}
            onChange={(changes) => replaceAt(position, changes)}
            onRemove={() => change(value.filter((_, at) => at !== position))}
          />
        ))}
        {isReadOnly ? null : (
          <Button
            variant="secondary"
            small
            className="justify-self-start sm:col-span-2"
            onClick={() => change([...value, NEW_ATTRIBUTE])}
          >
            <Plus size={16} />
            {texts.addAttribute}
          </Button>
        )}
      </fieldset>
    </ProductSection>
  );
}

/** In the order of the product page. */
function definitionsOf(
  types: readonly StaffProductTypeDto[] = [],
  attributes: readonly StaffAttributeDto[] = [],
  chosen: string | null,
): readonly StaffAttributeDto[] {
  const slugs = types.find(({ slug }) => slug === chosen)?.groups.flatMap((group) => group.attributes) ?? [];
  return slugs.flatMap((each) => attributes.find(({ slug }) => slug === each) ?? []);
}

function typeNames(types: readonly StaffProductTypeDto[] = [], chosen: string | null) {
  const known = Object.fromEntries(types.map(({ slug, name }) => [slug, name]));
  return { "": texts.noType, ...(chosen ? { [chosen]: chosen } : {}), ...known };
}

const parseType = (chosen: string) => chosen || null;

const withAttribute = (attributes: readonly AttributeInput[], next: AttributeInput): AttributeInput[] =>
  attributes.some(({ slug }) => slug === next.slug)
    ? attributes.map((each) => (each.slug === next.slug ? next : each))
    : [...attributes, next];
