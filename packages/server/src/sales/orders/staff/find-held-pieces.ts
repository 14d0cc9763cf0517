import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";

/** `toPutBack`: on hand since their order was canceled, but not on the shelf yet, as they had been picked. */
export type HeldPieces = { reserved: number; toPick: number; toPutBack: number };

export const shelfSurplus = ({ reserved, toPick, toPutBack }: HeldPieces): number => reserved + toPick - toPutBack;

/** What a count finds besides the pieces on hand: held by accepted bids, or sold in open orders and not picked yet. */
export async function findHeldPieces(
  tx: TenantTransaction,
  productIds: readonly string[],
): Promise<Map<string, HeldPieces>> {
  if (productIds.length === 0) return new Map();
  const ids = sql.param([...productIds]);
  const { rows } = await tx.execute<HeldPieces & { id: string }>(sql`
    select id, sum(reserved)::int as reserved, sum(sold)::int as "toPick", sum(picked)::int as "toPutBack"
    from (
      select product_id as id, quantity as reserved, 0 as sold, 0 as picked from bids
      where company_id = ${tx.companyId} and product_id = any (${ids}::uuid[])
        and state = 'accepted' and order_id is null
      union all
      select i.product_id, 0, i.quantity - i.cancelled_quantity, 0
      from orders o join order_items i on i.company_id = o.company_id and i.order_id = o.id
      where o.company_id = ${tx.companyId} and ${IS_NOT_PICKED} and i.product_id = any (${ids}::uuid[])
      union all
      select i.product_id, 0, 0, i.put_back_quantity
      from orders o join order_items i on i.company_id = o.company_id and i.order_id = o.id
      where o.company_id = ${tx.companyId} and ${IS_TO_PUT_BACK} and i.product_id = any (${ids}::uuid[])
    ) as held group by id`);
  return new Map(rows.map(({ id, ...pieces }) => [id, pieces]));
}

/** The condition of an open order `o` whose pieces are sold and still on the shelf. */
export const IS_NOT_PICKED = sql`o.status_code = 1 and o.cancelled_at is null
  and o.picked_at is null and o.packed_at is null`;

/** As the condition of the index `orders_to_put_back`. */
const IS_TO_PUT_BACK = sql`o.cancelled_at is not null and o.put_back_at is null
  and (o.picked_at is not null or o.packed_at is not null)`;
