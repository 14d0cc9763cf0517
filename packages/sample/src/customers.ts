import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { makeCpf } from "./codes.ts";
import type { SampleAddress, SampleCompany, SampleCustomer, SampleVehicle, SampleVehicleType } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The account that the documentation names: the same e-mail and password in every company. */
export const SAMPLE_ACCOUNT = { email: "cliente@example.com", password: "pecacerta" };

/** Roles, not people: nobody who exists is meant. */
const ROLES = ["Cliente", "Oficina", "Motorista", "Mecânico", "Frotista", "Entregador", "Taxista", "Balconista"];

type Settings = { count: number; company: SampleCompany; vehicles: SampleVehicle[]; type: SampleVehicleType };

export function buildCustomers({ count, company, vehicles, type }: Settings, dice: SeededRandom): SampleCustomer[] {
  const own = vehicles.filter((vehicle) => vehicle.type === type);
  return Array.from({ length: count }, (_, at) => {
    const role = at === 0 ? "Cliente" : (ROLES[at % ROLES.length] as string);
    const name = at === 0 ? "Cliente Exemplo" : `${role} Exemplo ${at}`;
    const email = at === 0 ? SAMPLE_ACCOUNT.email : `cliente${at}@example.com`;
    const phone = `${company.telefone.slice(1, 3)}90000${String(1000 + at)}`;
    const garage = dice.some(own, at === 0 ? 2 : dice.between(0, 2));
    const person = { firstName: role, lastName: name.slice(role.length + 1), email, phone: formatPhone(phone) };
    return {
      email,
      name,
      password: SAMPLE_ACCOUNT.password,
      phone,
      cpf: makeCpf(700_000 + Number(company.cep.slice(0, 2)) * 1000 + at),
      rg: at % 3 === 0 ? `${1_000_000 + at * 37}` : null,
      joinedDaysAgo: 400 + dice.between(0, 300),
      addresses: buildAddresses(person, company, at === 0 ? 2 : dice.between(1, 2), dice),
      garage: garage.map(({ codFipe, yearCode }) => ({ codFipe, yearCode })),
    };
  });
}

type Person = Pick<SampleAddress, "firstName" | "lastName" | "email" | "phone">;

function buildAddresses(person: Person, company: SampleCompany, count: number, dice: SeededRandom): SampleAddress[] {
  return Array.from({ length: count }, (_, at) => {
    const [city, state, prefix] = at === 0 ? [company.cidade, company.uf, company.cep.slice(0, 2)] : dice.pick(PLACES);
    return {
      ...person,
      company: person.firstName === "Oficina" ? "Oficina Exemplo" : "",
      country: "BR",
      address1: `${dice.pick(STREETS)}, ${dice.between(10, 990)}`,
      address2: dice.pick(["", "", "Apto 101", "Fundos", "Galpão 2"]),
      city,
      state,
      postcode: formatPostcode(`${prefix}${dice.between(100_000, 699_999)}`),
      isDefault: at === 0,
    };
  });
}

const STREETS = ["Rua das Acácias", "Rua dos Ipês", "Avenida Central", "Rua das Palmeiras", "Alameda dos Buritis"];

const PLACES: [city: string, state: string, prefix: string][] = [
  ["São Paulo", "SP", "04"],
  ["Curitiba", "PR", "80"],
  ["Belo Horizonte", "MG", "30"],
  ["Recife", "PE", "50"],
  ["Manaus", "AM", "69"],
  ["Campo Grande", "MS", "79"],
];
