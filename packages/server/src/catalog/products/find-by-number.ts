import { normalizePartNumber } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { isLastDigits, numberSources } from "./number-conditions.ts";

const MIN_PREFIX = 3;
const MAX_EACH_WAY = 50;

/**
 * Ids of products with this number or supplier's code, then of those whose number begins with it or ends with its
 * digits, unpublished ones too.
 */
export async function findProductIdsByNumber(tx: TenantTransaction, text: string, max: number): Promise<string[]> {
  const form = normalizePartNumber(text);
  if (form === "") return [];
  const hasPrefix = form.length >= MIN_PREFIX && /\d/.test(form);
  const ways = numberSources(tx).flatMap(({ rows, number, lastDigits }) => {
    const select = sql`select product_id, ${number} as number ${rows}`;
    return [
      sql`(${select} and ${number} = ${form} limit ${MAX_EACH_WAY})`,
      ...(hasPrefix
        ? [
            sql`(${select} and ${number} > ${form} and ${number} < ${`${form}\u{10FFFF}`}
            order by ${number} limit ${MAX_EACH_WAY})`,
          ]
        : []),
      ...(isLastDigits(form) ? [sql`(${select} and ${lastDigits} = ${form} limit ${MAX_EACH_WAY})`] : []),
    ];
  });
  const { rows } = await tx.execute<{ id: string }>(sql`
    select product_id as id from (${sql.join(ways, sql` union all `)}) as found
    group by product_id order by bool_or(number = ${form}) desc, min(number), product_id
    limit ${max}`);
  return rows.map(({ id }) => id);
}
