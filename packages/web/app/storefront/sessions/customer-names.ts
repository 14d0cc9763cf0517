import type { CustomerDto } from "@pecacerta/contract/accounts";
import { isCnpj } from "@pecacerta/rules/cnpj";
import type { SessionCustomer } from "./session-store.ts";

/** Returns the names for the session, which does not hold the number that tells a company. */
export const customerNames = ({
  name,
  cpf,
}: Pick<CustomerDto, "name" | "cpf">): Pick<SessionCustomer, "name" | "shortName"> =>
  cpf && isCnpj(cpf) ? { name, shortName: name } : { name, shortName: undefined };
