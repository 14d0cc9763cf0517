import type { CompanyDto } from "@pecacerta/contract/companies";

/** Where a company is, in one line; empty where it says nothing about it. */
export function postalAddress({ rua, numero, bairro, cidade, uf, cep }: CompanyDto): string {
  const street = [rua, numero].filter(Boolean).join(", ");
  const place = [cidade, uf].filter(Boolean).join("/");
  return [street, bairro, place, cep ? `CEP ${cep}` : ""].filter(Boolean).join(", ");
}
