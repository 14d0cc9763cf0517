type SlugAndName = { slug: string; name: string };
type Attribute = SlugAndName & { values: readonly SlugAndName[] };
type WithAttributeGroups = { type: { attributeGroups: readonly (SlugAndName & { attributes: readonly string[] })[] } };
export type ComparableProduct = WithAttributeGroups & { attributes: readonly Attribute[] };

export type CompareRow = { slug: string; name: string; cells: readonly string[]; isEqual: boolean };

export function buildCompareRows(products: readonly ComparableProduct[]): CompareRow[] {
  const grouped = products.flatMap(({ type }) => type.attributeGroups.flatMap(({ attributes }) => attributes));
  const names = new Map<string, string>();
  for (const { attributes } of products)
    for (const { slug, name } of attributes) if (!names.has(slug)) names.set(slug, name);
  const slugs = [...new Set([...grouped, ...names.keys()])];
  return slugs.flatMap((slug) => {
    const cells = products.map(({ attributes }) => joinValues(attributes.find((one) => one.slug === slug)));
    return cells.some((cell) => cell !== "") ? [toCompareRow(slug, names.get(slug) ?? slug, cells)] : [];
  });
}

const areCellsEqual = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => cell === cells[0]);

export const toCompareRow = (slug: string, name: string, cells: readonly string[]): CompareRow => ({
  slug,
  name,
  cells,
  isEqual: areCellsEqual(cells),
});

const joinValues = (attribute: Attribute | undefined): string =>
  attribute?.values.map(({ name }) => name).join(", ") ?? "";
