import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import { useCompany } from "./use-company.ts";

/** What the company charges besides its prices. */
export const useSalesTerms = (): SalesTerms => useCompany().company.terms;
