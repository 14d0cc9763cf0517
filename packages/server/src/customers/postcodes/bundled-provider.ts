import { formatPostcode } from "@pecacerta/rules/postcode";
import { findPostcodeRegion } from "@pecacerta/rules/postcode-region";
import type { CepProvider } from "./lookup.ts";

export const bundledCepProvider: CepProvider = async (cep) => {
  const region = findPostcodeRegion(cep);
  const [street = "", district = "", city = region?.city] = STREETS.get(formatPostcode(cep)) ?? [];
  return region && city ? { cep: formatPostcode(cep), street, district, city, state: region.state } : undefined;
};

const STREETS: ReadonlyMap<string, readonly [street: string, district: string, city?: string]> = new Map([
  ["01001-000", ["Praça da Sé", "Sé"]],
  ["01310-100", ["Avenida Paulista", "Bela Vista"]],
  ["04538-133", ["Avenida Brigadeiro Faria Lima", "Itaim Bibi"]],
  ["22021-001", ["Avenida Atlântica", "Copacabana"]],
  ["30130-010", ["Praça Sete de Setembro", "Centro"]],
  ["50030-230", ["Cais do Apolo", "Recife"]],
  ["80020-310", ["Rua XV de Novembro", "Centro"]],
  ["89010-025", ["Rua Doutor Luiz de Freitas Melro", "Centro", "Blumenau"]],
]);
