import { isCnpj } from "./cnpj.ts";
import { MAX_NAME_PART_LENGTH } from "./person-name.ts";

type BuyerContactInput = { name: string; cpf?: string | null | undefined };
type BuyerContact = { firstName: string; lastName: string };

/** Begins an address with the customer's name. A company's is one name; only what is too long for its field goes on in the next. */
export function buyerContact({ name, cpf }: BuyerContactInput): BuyerContact {
  if (cpf && isCnpj(cpf)) return splitLongName(name);
  const [firstName = "", ...otherNames] = name.split(" ");
  return { firstName, lastName: otherNames.join(" ") };
}

function splitLongName(name: string): BuyerContact {
  if (name.length <= MAX_NAME_PART_LENGTH) return { firstName: name, lastName: "" };
  const end = name.lastIndexOf(" ", MAX_NAME_PART_LENGTH);
  return end < 1 ? { firstName: name, lastName: "" } : { firstName: name.slice(0, end), lastName: name.slice(end + 1) };
}
