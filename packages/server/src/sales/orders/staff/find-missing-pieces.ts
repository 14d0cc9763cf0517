import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { IS_NOT_PICKED } from "./find-held-pieces.ts";

export type MissingPieces = {
  ofOrder: (orderId: string) => number;
  ofItem: (item: { orderId: string; position: number }) => number;
};

type MissingRow = { orderId: string; position: number; missing: number };

/** Finds what a count left missing for these orders: bids lose their pieces first, then unpaid orders, then the last paid. */
export async function findMissingPieces(tx: TenantTransaction, orderIds: readonly string[]): Promise<MissingPieces> {
  const rows = orderIds.length === 0 ? [] : await findRows(tx, orderIds);
  const sumOf = (found: readonly MissingRow[]) => found.reduce((sum, { missing }) => sum + missing, 0);
  return {
    ofOrder: (id) => sumOf(rows.filter(({ orderId }) => orderId === id)),
    ofItem: ({ orderId, position }) =>
      sumOf(rows.filter((row) => row.orderId === orderId && row.position === position)),
  };
}

async function findRows(tx: TenantTransaction, orderIds: readonly string[]): Promise<MissingRow[]> {
  const { companyId } = tx;
  const { rows } = await tx.execute<MissingRow>(sql`
    select order_id as "orderId", position, least(quantity, missing - "withYounger" + quantity)::int as missing
    from (
      select i.order_id, i.position, i.quantity - i.cancelled_quantity as quantity,
        -s.on_hand - coalesce(b.quantity, 0) as missing,
        sum(i.quantity - i.cancelled_quantity) over (
          partition by i.product_id
          order by o.payment_state = 'pending' desc, coalesce(o.paid_at, o.created_at) desc, o.number desc,
            i.position desc
        ) as "withYounger"
      from stock s
      join order_items i on i.company_id = s.company_id and i.product_id = s.product_id
      join orders o on o.company_id = i.company_id and o.id = i.order_id
      left join (
        select product_id, sum(quantity) as quantity from bids
        where company_id = ${companyId} and state = 'accepted' and order_id is null group by product_id
      ) as b on b.product_id = s.product_id
      where s.company_id = ${companyId} and s.on_hand < 0 and ${IS_NOT_PICKED}
    ) as promised
    where missing - "withYounger" + quantity > 0 and quantity > 0 and order_id = any (${sql.param([...orderIds])}::uuid[])`);
  return rows;
}
