import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** `rows`: FROM and WHERE; further conditions can follow. */
type NumberSource = { rows: SQL; number: SQL; lastDigits: SQL };

/** Part numbers, then the supplier's codes. */
export const numberSources = ({ companyId }: TenantTransaction): NumberSource[] => [
  {
    rows: sql`from product_numbers where company_id = ${companyId}`,
    number: sql`normalized_number`,
    lastDigits: sql`last_digits`,
  },
  {
    rows: sql`from product_internals where company_id = ${companyId} and normalized_supplier_code <> ''`,
    number: sql`normalized_supplier_code`,
    lastDigits: sql`supplier_last_digits`,
  },
];

export const isLastDigits = (number: string): boolean => /^\d{4,}$/.test(number);
