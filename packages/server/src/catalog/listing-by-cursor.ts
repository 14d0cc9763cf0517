import type { Listing } from "@pecacerta/contract/listing";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { type CursorPlace, readCursor, writeCursor } from "./listing-cursor.ts";
import { isBeyond, orderBy, type SortKey } from "./listing-order.ts";
import type { ListingQuery } from "./listing-scope.ts";
import { productsByIds } from "./wire-product.ts";

type Page = Omit<Listing, "sort" | "filters">;
type Answer = { ok: true; value: Page } | { ok: false; errors: Record<string, "ERROR_FORM_INVALID"> };
type Row = { id: string; place: number; values: string[] };

/** The page after (or before) the product that a cursor names; without one, the first. `source` is from and where. */
export async function pageByCursor(
  shop: Shop,
  { source, keys, query, total }: { source: SQL; keys: SortKey[]; query: ListingQuery; total: number },
): Promise<Answer> {
  const { after, before, limit, sort } = query;
  const here: CursorPlace = { companyId: shop.companyId, list: `${query.category}/${sort}/${query.search}` };
  const cursor = after ?? before;
  const at = cursor === undefined ? [] : readCursor(here, cursor);
  if (at === undefined)
    return { ok: false, errors: { [after === undefined ? "before" : "after"]: "ERROR_FORM_INVALID" } };

  const backwards = after === undefined && before !== undefined;
  const rows = await rowsBeyond(shop, { source, keys, at, backwards, limit });
  const [first, last] = [rows[0], rows.at(-1)];
  const [from, to] = [first?.place ?? 0, last?.place ?? 0];
  const cursorOf = (row: Row | undefined) => (row ? writeCursor(here, row.values) : null);
  return {
    ok: true,
    value: {
      items: await productsByIds(
        shop,
        rows.map(({ id }) => id),
      ),
      ...{
        page: Math.max(1, Math.ceil(to / limit)),
        limit,
        total,
        pages: Math.max(1, Math.ceil(total / limit)),
        from,
        to,
      },
      navigation: {
        type: "cursor",
        startCursor: cursorOf(first),
        endCursor: cursorOf(last),
        hasPreviousPage: rows.length > 0 ? from > 1 : !backwards && total > 0,
        hasNextPage: rows.length > 0 ? to < total : backwards && total > 0,
      },
    },
  };
}

async function rowsBeyond(
  shop: Shop,
  {
    source,
    keys,
    at,
    backwards,
    limit,
  }: { source: SQL; keys: SortKey[]; at: string[]; backwards: boolean; limit: number },
): Promise<Row[]> {
  const values = sql.join(
    keys.map(({ value }) => sql`${value}::text`),
    sql`, `,
  );
  const { rows } = await reader(shop).execute<Row>(sql`
    select id, place, values from (
      select p.id, row_number() over (order by ${orderBy(keys)}) as place, array[${values}] as values,
        ${at.length > 0 ? isBeyond(keys, at, backwards) : sql`true`} as beyond
      ${source}
    ) as placed
    where beyond order by place ${backwards ? sql`desc` : sql`asc`} limit ${limit}`);
  return backwards ? rows.reverse() : rows;
}
