import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { type AttributeChoice, type AttributeDefinition, attributeValue } from "@pecacerta/rules/attribute";
import type { StoredAttribute } from "../../tables.ts";
import type { CatalogReferences } from "../catalog-references.ts";

type Definitions = CatalogReferences["attributes"];

/** As their definitions name them and their choices today. */
export const presentAttributes = (given: readonly StoredAttribute[], definitions: Definitions): StoredAttribute[] =>
  given.map((attribute) => {
    const definition = definitions.get(attribute.slug);
    if (!definition) return attribute;
    const { slug, values } = attribute;
    const { name, featured, choices } = definition;
    return { slug, name, featured, values: values.map((value) => choices.find(hasSlug(value)) ?? value) };
  });

type AttributeChange = {
  before: readonly StoredAttribute[];
  after: readonly StoredAttribute[];
  isFromHistory?: boolean | undefined;
};

/** Values that a product has, or had, may stay, but for choices that are gone. Attributes without a definition are free. */
export function wrongAttributeValues(
  { before, after, isFromHistory }: AttributeChange,
  definitions: Definitions,
): Record<string, FieldErrorKey> {
  const known = new Map(before.map(({ slug, values }) => [slug, values]));
  return Object.fromEntries(
    after.flatMap(({ slug, values }, at) => {
      const definition = definitions.get(slug);
      const added = values.filter((value) => !known.get(slug)?.some(isSame(value)));
      const isFree = !definition || (isFromHistory && definition.kind !== "choice");
      const isRight = isFree || added.every((value) => isValueOf(definition, value));
      return isRight ? [] : [[`attributes.${at}.values`, "ERROR_FORM_INVALID"]];
    }),
  );
}

/** The slug of a number or a text may be that of an import. */
const isValueOf = (definition: AttributeDefinition, value: AttributeChoice): boolean =>
  definition.kind === "choice"
    ? definition.choices.some(isSame(value))
    : attributeValue(definition, value.name)?.name === value.name;

const hasSlug = (one: AttributeChoice) => (other: AttributeChoice) => one.slug === other.slug;
const isSame = (one: AttributeChoice) => (other: AttributeChoice) => one.slug === other.slug && one.name === other.name;
