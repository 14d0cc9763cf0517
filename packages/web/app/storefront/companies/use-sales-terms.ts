import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import { useCompany } from "./use-company.ts";

export const useSalesTerms = (): SalesTerms => useCompany().company.terms;
