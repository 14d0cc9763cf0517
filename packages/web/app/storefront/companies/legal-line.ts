import { formatCnpj } from "@pecacerta/rules/cnpj";
import { postalAddress } from "./postal-address.ts";
import type { CompanyData } from "./use-company.ts";

type LegalCompany = Pick<CompanyData, "company" | "razaoSocial" | "cnpj">;

/** Brazilian law requires the seller's name, registration and address on every page. */
export function legalLine({ company, razaoSocial, cnpj }: LegalCompany): string {
  const registration = cnpj ? `CNPJ ${formatCnpj(cnpj)}` : "";
  return [razaoSocial || company.titulo, registration, postalAddress(company), company.email]
    .filter(Boolean)
    .join(" · ");
}
