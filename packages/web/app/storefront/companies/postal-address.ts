import type { CompanyDto } from "@pecacerta/contract/companies";
import { formatPostcode } from "@pecacerta/rules/postcode";

/** The company's address in one line; empty if it has none. */
export function postalAddress({ rua, numero, bairro, cidade, uf, cep }: CompanyDto): string {
  const street = [rua, numero].filter(Boolean).join(", ");
  const place = [cidade, uf].filter(Boolean).join("/");
  return [street, bairro, place, cep ? `CEP ${formatPostcode(cep)}` : ""].filter(Boolean).join(", ");
}
