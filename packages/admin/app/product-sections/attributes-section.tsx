import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import type { AttributeInput } from "../product-form/attribute-inputs.ts";
import { FieldList, removeAt, replaceAt } from "../product-form/field-list.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect } from "../product-form/product-text-field.tsx";
import { useTypeChoices } from "../product-form/use-catalog-choices.ts";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import { DefinedAttributeField } from "./defined-attribute-field.tsx";
import { OtherAttributeFields } from "./other-attribute-fields.tsx";

const NEW_ATTRIBUTE: AttributeInput = { slug: "", name: "", featured: false, text: "", known: [] };

/** The attributes of the product's type first, then those that it has besides. */
export function AttributesSection() {
  const { value, change, isReadOnly, errorOf } = useProductField("attributes");
  const { data } = useTypeChoices();
  const chosen = useProductField("type").value;
  const definitions = definitionsOf(data?.types, data?.attributes, chosen);
  const isDefined = (slug: string) => definitions.some((definition) => definition.slug === slug);
  const others = value.flatMap((attribute, position) => (isDefined(attribute.slug) ? [] : [{ attribute, position }]));
  const note = definitions.length + others.length === 0 ? texts.noAttributes : undefined;
  const add = isReadOnly ? undefined : () => change([...value, NEW_ATTRIBUTE]);
  return (
    <ProductSection id="attributes">
      <ProductSelect field="type" choices={typeNames(data?.types, chosen)} parse={parseType} />
      <FieldList field="attributes" addLabel={texts.addAttribute} note={note} onAdd={add}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {definitions.map((definition) => (
            <DefinedAttributeField
              key={definition.slug}
              {...{ definition, isReadOnly }}
              attribute={value.find(({ slug }) => slug === definition.slug)}
              error={errorOf(`${value.findIndex(({ slug }) => slug === definition.slug)}.values`)}
              onChange={(next) => change(withAttribute(value, next))}
            />
          ))}
          {others.map(({ attribute, position }) => (
            <OtherAttributeFields
              key={attribute.slug || `new ${position}`}
              {...{ attribute, isReadOnly }}
              error={errorOf(`${position}.name`) ?? errorOf(`${position}.values`)}
              onChange={(changes) => change(replaceAt(value, position, { ...changes, isWrong: undefined }))}
              onRemove={() => change(removeAt(value, position))}
            />
          ))}
        </div>
      </FieldList>
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

/** Without a text it is left out, so that errors name the places of those that are sent. */
const withAttribute = (attributes: readonly AttributeInput[], next: AttributeInput): AttributeInput[] => {
  if (next.text === "") return attributes.filter(({ slug }) => slug !== next.slug);
  return attributes.some(({ slug }) => slug === next.slug)
    ? attributes.map((each) => (each.slug === next.slug ? next : each))
    : [...attributes, next];
};
