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

/** Of values that their definition refuses, names that come twice, and new attributes that have a name or values alone. */
export const attributeErrors = (attributes: readonly AttributeInput[]): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ slug, name, text, isWrong }, at) => {
      if (isWrong) return [[`${at}.values`, "ERROR_FORM_INVALID"]];
      if (isRepeated(attributes, at)) return [[`${at}.name`, "ERROR_FORM_INVALID"]];
      const [hasName, hasValues] = [slugify(name) !== "", splitValues(text).length > 0];
      if (slug !== "" || hasName === hasValues) return [];
      return [[`${at}.${hasName ? "values" : "name"}`, "ERROR_FORM_REQUIRED"]];
    }),
  );

/** Of options whose name comes twice, or that have a name or values alone. */
export const optionErrors = (options: readonly StoredOption[]): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ name, values }, at) => {
      if (isRepeated(options, at)) return [[`${at}.name`, "ERROR_FORM_INVALID"]];
      const [hasName, hasValues] = [slugify(name) !== "", values.some((value) => slugify(value.name) !== "")];
      return hasName === hasValues ? [] : [[`${at}.${hasName ? "values" : "name"}`, "ERROR_FORM_REQUIRED"]];
    }),
  );

const isRepeated = (values: readonly { name: string }[], at: number): boolean => {
  const name = slugify(values[at]?.name ?? "");
  return name !== "" && values.findIndex((value) => slugify(value.name) === name) < at;
};

/** Attributes without a name or a value are left out. */
export const parseAttributes = (attributes: readonly AttributeInput[]): StoredAttribute[] =>
  withSlugs(attributes.map((attribute) => ({ ...attribute, name: attribute.name.trim() }))).flatMap(
    ({ slug, name, featured, text, known }) => {
      const values = splitValues(text).map(
        (typed) => known.find((value) => value.name === typed) ?? { slug: slugify(typed), name: typed },
      );
      return slug === "" || values.length === 0 ? [] : [{ slug, name, featured, values: distinct(values) }];
    },
  );

/** Options without a name or a value, and values without a name, are left out. */
export const parseOptions = (options: readonly StoredOption[]): StoredOption[] =>
  withSlugs(options).flatMap((option) => {
    const named = option.values.filter(({ slug }, at) => slug !== "" || !isRepeated(option.values, at));
    const values = withSlugs(named).filter(({ slug }) => slug !== "");
    return option.slug === "" && values.length === 0 ? [] : [{ ...option, values }];
  });

const splitValues = (text: string): string[] =>
  text
    .split(";")
    .map((value) => value.trim())
    .filter((value) => slugify(value) !== "");

/** New ones take a free slug from their name. The slug of what is stored stays: carts and filters name it. */
function withSlugs<Value extends NamedValue>(values: readonly Value[]): Value[] {
  const taken = new Set(values.map(({ slug }) => slug));
  return values.map((value) => {
    const name = slugify(value.name);
    if (value.slug !== "" || name === "") return value;
    let slug = name;
    for (let count = 2; taken.has(slug); count++) slug = `${name}-${count}`;
    taken.add(slug);
    return { ...value, slug };
  });
}

const distinct = <Value extends NamedValue>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [value.slug, value])).values(),
];
