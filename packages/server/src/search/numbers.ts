import { NUMBER_KINDS, OWN_NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { partNumberForm } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";

/** Products by their numbers: those that bear one whole, the nearest kind first, and those whose number begins so. */
export type Numbered = { bearing: string[]; begun: string[] };

/** How many products are followed whose number only begins as asked. */
const MOST_BEGUN = 60;
const MIN_BEGUN = 3;
const KINDS: readonly string[] = [...OWN_NUMBER_KINDS, ...NUMBER_KINDS];

type Row = { asked: string; id: string; whole: boolean; kind: string };

/** For each text the products whose own or other number it is, or begins; punctuation and case do not matter. */
export async function numberedAs(shop: Shop, texts: readonly string[]): Promise<Map<string, Numbered>> {
  const forms = new Map(texts.map((text) => [text, partNumberForm(text)]));
  const asked = [...new Set(forms.values())].filter((form) => form !== "");
  const rows = asked.length === 0 ? [] : await likeForms(shop.database.readerPool, { company: shop.companyId, asked });
  return new Map(texts.map((text) => [text, numberedBy(rows.filter((row) => row.asked === forms.get(text)))]));
}

function numberedBy(rows: Row[]): Numbered {
  const whole = rows
    .filter((row) => row.whole)
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const bearing = [...new Set(whole.map(({ id }) => id))];
  const begun = new Set(rows.filter((row) => !row.whole).map(({ id }) => id));
  return { bearing, begun: [...begun].filter((id) => !bearing.includes(id)) };
}

// Only what has a digit can be the beginning of a number: all else is a word.
const likeForms = prepared<"company" | "asked", Row>(
  "products-by-number",
  (value) => sql`
    select asked, near.product_id as id, near.form = asked as whole, near.kind
    from unnest(${value("asked")}::text[]) as asked, lateral (
      select product_id, form, kind from product_numbers
      where company_id = ${value("company")} and form >= asked collate "C"
        and form <= asked || case when length(asked) >= ${sql.raw(String(MIN_BEGUN))} and asked ~ '[0-9]'
          then ${sql.raw("U&'\\+10FFFF'")} else '' end
      order by form limit ${sql.raw(String(MOST_BEGUN))}) as near
    join products p on p.company_id = ${value("company")} and p.id = near.product_id and p.published`,
);
