import type { EquivalentFitmentsDto } from "@pecacerta/contract/admin/fitments";
import { missingFitments } from "@pecacerta/rules/fitment-merge";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findNamedParts } from "../part-names/part-name.ts";
import { findStoredProducts } from "../products/staff/stored-products.ts";

const MAX_EQUIVALENTS = 20;

/** Products with a number in common, and the rows that the product lacks; those with the most first. */
export async function findEquivalents(tx: TenantTransaction, id: string) {
  const own = (await findStoredProducts(tx, [id])).get(id);
  if (!own) return refuse("PRODUCT_NOT_FOUND");
  const { rows } = await tx.execute<{ id: string; numbers: string[] }>(sql`
    select other.product_id as id, array_agg(distinct other.number) as numbers
    from product_numbers own
    join product_numbers other on other.company_id = own.company_id and other.normalized_number = own.normalized_number
    where own.company_id = ${tx.companyId} and other.company_id = ${tx.companyId} and own.product_id = ${id}
      and other.product_id <> ${id} and own.kind <> 'sku' and other.kind <> 'sku'
    group by other.product_id order by count(*) desc, other.product_id limit ${MAX_EQUIVALENTS}`);
  const others = await findStoredProducts(
    tx,
    rows.map((row) => row.id),
  );
  const parts = await findNamedParts(tx, [...others.keys()]);
  const equivalents = rows.flatMap((row): EquivalentFitmentsDto[] => {
    const { fitments = [] } = others.get(row.id)?.content ?? {};
    const part = parts.get(row.id);
    if (!part || fitments.length === 0) return [];
    const missing = missingFitments(own.content.fitments, fitments);
    return [{ ...row, ...part, missing, shared: fitments.length - missing.length }];
  });
  return accept(equivalents.sort((one, other) => other.missing.length - one.missing.length));
}
