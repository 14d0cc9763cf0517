import { joinAddressLines } from "@pecacerta/rules/address-lines";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { makeCpf } from "./codes.ts";
import type { SampleAddress, SampleCompany, SampleCustomer, SampleVehicle, SampleVehicleType } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The documented account, the same in every company. */
export const SAMPLE_ACCOUNT = { email: "cliente@example.com", password: "pecacerta" };

/** Roles instead of names of people. */
const ROLES = ["Cliente", "Oficina", "Motorista", "Mecânico", "Frotista", "Entregador", "Taxista", "Balconista"];

type CustomerPlan = { count: number; company: SampleCompany; vehicles: SampleVehicle[]; type: SampleVehicleType };

export function buildCustomers(
  { count, company, vehicles, type }: CustomerPlan,
  random: SeededRandom,
): SampleCustomer[] {
  const matchingVehicles = vehicles.filter((vehicle) => vehicle.type === type);
  return Array.from({ length: count }, (_, index) => {
    const role = index === 0 ? "Cliente" : (ROLES[index % ROLES.length] as string);
    const name = index === 0 ? "Cliente Exemplo" : `${role} Exemplo ${index}`;
    const email = index === 0 ? SAMPLE_ACCOUNT.email : `cliente${index}@example.com`;
    const phone = `${company.telefone.slice(1, 3)}90000${String(1000 + index)}`;
    const garage = random.sample(matchingVehicles, index === 0 ? 2 : random.between(0, 2));
    const person = { firstName: role, lastName: name.slice(role.length + 1), email, phone: formatPhone(phone) };
    return {
      email,
      name,
      password: SAMPLE_ACCOUNT.password,
      phone,
      cpf: makeCpf(700_000 + Number(company.cep.slice(0, 2)) * 1000 + index),
      rg: index % 3 === 0 ? `${1_000_000 + index * 37}` : null,
      joinedDaysAgo: 400 + random.between(0, 300),
      addresses: buildAddresses(person, company, index === 0 ? 2 : random.between(1, 2), random),
      garage: garage.map(({ codFipe, yearCode }) => ({ codFipe, yearCode })),
    };
  });
}

type Person = Pick<SampleAddress, "firstName" | "lastName" | "email" | "phone">;

function buildAddresses(person: Person, company: SampleCompany, count: number, random: SeededRandom): SampleAddress[] {
  return Array.from({ length: count }, (_, index) => {
    const [city, state, prefix] =
      index === 0 ? [company.cidade, company.uf, company.cep.slice(0, 2)] : random.pick(PLACES);
    const street = { street: random.pick(STREETS), number: String(random.between(10, 990)) };
    const complement = random.pick(["", "", "Apto 101", "Fundos", "Galpão 2"]);
    const district = DISTRICTS[(index + complement.length) % DISTRICTS.length] as string;
    return {
      ...person,
      company: person.firstName === "Oficina" ? "Oficina Exemplo" : "",
      country: "BR",
      ...joinAddressLines({ ...street, complement, district }),
      city,
      state,
      postcode: formatPostcode(`${prefix}${random.between(100_000, 699_999)}`),
      isDefault: index === 0,
    };
  });
}

const STREETS = ["Rua das Acácias", "Rua dos Ipês", "Avenida Central", "Rua das Palmeiras", "Alameda dos Buritis"];

const DISTRICTS = ["Centro", "Jardim América", "Vila Nova"];

const PLACES: [city: string, state: string, prefix: string][] = [
  ["São Paulo", "SP", "04"],
  ["Curitiba", "PR", "80"],
  ["Belo Horizonte", "MG", "30"],
  ["Recife", "PE", "50"],
  ["Manaus", "AM", "69"],
  ["Campo Grande", "MS", "79"],
];
