import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { slugify } from "@pecacerta/rules/text";

type StoredAttribute = ProductFieldsDto["attributes"][number];
type StoredOption = ProductFieldsDto["options"][number];
type NamedValue = { slug: string; name: string };

/**
 * `text`: its values, with semicolons: a number may have a comma. `known`: values whose slug is not that of their name.
 * `isWrong`: the text is not what its definition asks for.
 */
export type AttributeInput = Omit<StoredAttribute, "values"> & {
  text: string;
  known: NamedValue[];
  isWrong?: true | undefined;
};

export const writeAttributes = (attributes: readonly StoredAttribute[]): AttributeInput[] =>
  attributes.map(({ values, ...attribute }) => ({
    ...attribute,
    text: values.map(({ name }) => name).join("; "),
    known: values,
  }));

/** Of values that their definition refuses, and of new attributes that have a name or values alone. */
export const attributeErrors = (attributes: readonly AttributeInput[]): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ slug, name, text, isWrong }, at) => {
      if (isWrong) return [[`${at}.values`, "ERROR_FORM_INVALID"]];
      const [hasName, hasValues] = [slugify(name) !== "", splitValues(text).length > 0];
      if (slug !== "" || hasName === hasValues) return [];
      return [[`${at}.${hasName ? "values" : "name"}`, "ERROR_FORM_REQUIRED"]];
    }),
  );

/** Of options that have a name or values alone. */
export const optionErrors = (options: readonly StoredOption[]): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ name, values }, at) => {
      const [hasName, hasValues] = [slugify(name) !== "", values.some((value) => slugify(value.name) !== "")];
      return hasName === hasValues ? [] : [[`${at}.${hasName ? "values" : "name"}`, "ERROR_FORM_REQUIRED"]];
    }),
  );

/** Attributes without a name or a value are left out. */
export const parseAttributes = (attributes: readonly AttributeInput[]): StoredAttribute[] =>
  attributes.flatMap(({ slug, name, featured, text, known }) => {
    const values = splitValues(text).map(
      (typed) => known.find((value) => value.name === typed) ?? { slug: slugify(typed), name: typed },
    );
    const attribute = withSlug({ slug, name: name.trim() });
    return attribute.slug === "" || values.length === 0 ? [] : [{ ...attribute, featured, values: distinct(values) }];
  });

/** New options and values take their slug from their name; those without a name are left out. */
export const parseOptions = (options: readonly StoredOption[]): StoredOption[] =>
  options.flatMap((option) => {
    const values = option.values.map(withSlug).filter(({ slug }) => slug !== "");
    const named = withSlug(option);
    return named.slug === "" && values.length === 0 ? [] : [{ ...named, values: distinct(values) }];
  });

const splitValues = (text: string): string[] =>
  text
    .split(";")
    .map((value) => value.trim())
    .filter((value) => slugify(value) !== "");

/** The slug of what is stored stays: carts and filters name it. */
const withSlug = <Value extends NamedValue>(value: Value): Value =>
  value.slug ? value : { ...value, slug: slugify(value.name) };

const distinct = <Value extends NamedValue>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [value.slug, value])).values(),
];
