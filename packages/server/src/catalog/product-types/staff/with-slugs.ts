import { slugify } from "@pecacerta/rules/text";

/** Gives those without a slug one from their name. Undefined where a slug or name comes twice or a name has no slug. */
export function withSlugs<Named extends { slug?: string | undefined; name: string }>(
  list: readonly Named[],
): (Named & { slug: string })[] | undefined {
  const given = list.flatMap(({ slug }) => slug ?? []);
  const taken = new Set(given);
  const names = new Set(list.map(({ name }) => name.trim().toLowerCase()));
  if (taken.size < given.length || names.size < list.length) return undefined;
  const named: (Named & { slug: string })[] = [];
  for (const item of list) {
    const slug = item.slug ?? freeSlug(slugify(item.name), taken);
    if (slug === "") return undefined;
    taken.add(slug);
    named.push({ ...item, slug });
  }
  return named;
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
