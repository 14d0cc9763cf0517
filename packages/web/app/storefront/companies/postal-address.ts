import type { CompanyDto } from "@pecacerta/contract/companies";

/** The company's address in one line; empty if it has none. */
export function postalAddress({ rua, numero, bairro, cidade, uf, cep }: CompanyDto): string {
  const street = [rua, numero].filter(Boolean).join(", ");
  const place = [cidade, uf].filter(Boolean).join("/");
  return [street, bairro, place, cep ? `CEP ${cep}` : ""].filter(Boolean).join(", ");
}
