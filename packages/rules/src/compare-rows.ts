type Named = { slug: string; name: string };
type Attribute = Named & { values: readonly Named[] };
type Grouped = { type: { attributeGroups: readonly (Named & { attributes: readonly string[] })[] } };
export type Comparable = Grouped & { attributes: readonly Attribute[] };

/** One attribute of all products side by side: a cell each, empty where a product does not have it. */
export type CompareRow = { slug: string; name: string; cells: readonly string[]; isEqual: boolean };

/** A row for each attribute that any of them has, in the order of their kinds' groups and then as they come. */
export function compareRows(products: readonly Comparable[]): CompareRow[] {
  const grouped = products.flatMap(({ type }) => type.attributeGroups.flatMap(({ attributes }) => attributes));
  const names = new Map<string, string>();
  for (const { attributes } of products)
    for (const { slug, name } of attributes) if (!names.has(slug)) names.set(slug, name);
  const slugs = [...new Set([...grouped, ...names.keys()])];
  return slugs.flatMap((slug) => {
    const cells = products.map(({ attributes }) => valuesOf(attributes.find((one) => one.slug === slug)));
    return cells.some((cell) => cell !== "") ? [rowOf(slug, names.get(slug) ?? slug, cells)] : [];
  });
}

/** Alike in every product; a single product differs from nobody, and hides nothing. */
export const areEqual = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => cell === cells[0]);

export const rowOf = (slug: string, name: string, cells: readonly string[]): CompareRow => ({
  ...{ slug, name, cells },
  isEqual: areEqual(cells),
});

const valuesOf = (attribute: Attribute | undefined): string =>
  attribute?.values.map(({ name }) => name).join(", ") ?? "";
