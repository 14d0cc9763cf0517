import { type SQL, sql } from "drizzle-orm";
import type { SqlValue } from "../../platform/database/prepare-statement.ts";

/** `direct`: the product is linked to this category itself, not only to one below. */
export type CategoryLink = [id: string, parent: string | null, slug: string, name: string, direct: boolean];

/** The `CategoryLink`s of the product `p` as JSON, ancestors included. */
export const categoryLinksSql = (company: SqlValue): SQL => sql`(
  select coalesce(json_agg(json_build_array(c.id, c.parent_id, c.slug, c.name, link.direct) order by c.slug), '[]')
  from product_categories link join categories c on c.company_id = link.company_id and c.id = link.category_id
  where link.company_id = ${company} and link.product_id = p.id)`;

export function categoryPath(links: readonly CategoryLink[]): { slug: string; name: string }[] {
  const steps = new Map<string, number>();
  let above = links.filter(([, , , , direct]) => direct);
  for (let step = 0; above.length > 0 && step < links.length; step++) {
    for (const [id] of above) if (!steps.has(id)) steps.set(id, step);
    const parents = new Set(above.map(([, parent]) => parent));
    above = links.filter(([id]) => parents.has(id) && !steps.has(id));
  }
  return links
    .filter(([id]) => steps.has(id))
    .sort(([one], [other]) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0))
    .map(([, , slug, name]) => ({ slug, name }));
}
