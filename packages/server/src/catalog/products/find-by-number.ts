import { normalizePartNumber } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { Reader } from "../../platform/database/open.ts";

const MIN_PREFIX = 3;
const MAX_EACH_WAY = 50;
// The expression of the index product_numbers_by_digits.
const lastDigits = sql.raw(`substring(normalized_number from '([0-9]{4,})[a-z]{0,2}$')`);

/**
 * Ids of products with this number, then of those whose number begins with it or ends with its digits, unpublished ones
 * too. The reader, because row-level security keeps other roles from an index on an expression.
 */
export async function findProductIdsByNumber(
  reader: Reader,
  { companyId, term, max }: { companyId: string; term: string; max: number },
): Promise<string[]> {
  const number = normalizePartNumber(term);
  if (number === "") return [];
  const hasNumber = sql`select product_id, normalized_number from product_numbers where company_id = ${companyId}`;
  const ways = [sql`(${hasNumber} and normalized_number = ${number} limit ${MAX_EACH_WAY})`];
  if (number.length >= MIN_PREFIX && /\d/.test(number))
    ways.push(sql`(${hasNumber} and normalized_number > ${number} and normalized_number < ${`${number}\u{10FFFF}`}
      order by normalized_number limit ${MAX_EACH_WAY})`);
  if (/^\d{4,}$/.test(number))
    ways.push(sql`(${hasNumber} and ${lastDigits} = ${number} collate "C" limit ${MAX_EACH_WAY})`);
  const { rows } = await reader.execute<{ id: string }>(sql`
    select product_id as id from (${sql.join(ways, sql` union all `)}) as found
    group by product_id order by bool_or(normalized_number = ${number}) desc, min(normalized_number), product_id
    limit ${max}`);
  return rows.map(({ id }) => id);
}
