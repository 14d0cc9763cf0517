import { formatCnpj } from "@pecacerta/rules/cnpj";
import type { StoreCompany } from "./company.ts";
import { postalAddress } from "./postal-address.ts";

type Supplier = Pick<StoreCompany, "company" | "razaoSocial" | "cnpj">;

/** The law wants the seller's name, registration and address in sight on every page. */
export function legalLine({ company, razaoSocial, cnpj }: Supplier): string {
  const registration = cnpj ? `CNPJ ${formatCnpj(cnpj)}` : "";
  return [razaoSocial || company.titulo, registration, postalAddress(company), company.email]
    .filter(Boolean)
    .join(" · ");
}
