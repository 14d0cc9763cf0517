import type { OrderAddressDto } from "@pecacerta/contract/address";
import { isCnpj } from "@pecacerta/rules/cnpj";
import { labelTaxId } from "@pecacerta/rules/tax-id";
import { fullName } from "../addresses/address-lines.tsx";
import { useUser } from "../sessions/use-account.ts";

/** Names the signed-in company that buys, with its CNPJ. Nothing for a person, and no name that an address repeats. */
export function CompanyBuyer({ address }: { address?: OrderAddressDto }) {
  const { name, cpf } = useUser().data?.data ?? {};
  if (!cpf || !isCnpj(cpf)) return null;
  const isNamed = address && [fullName(address), address.company].includes(name ?? "");
  return (
    <p className={address ? "mt-3 wrap-anywhere" : "mb-3 wrap-anywhere"}>
      {isNamed ? null : <span className="strong block">{name}</span>}
      {labelTaxId(cpf)}
    </p>
  );
}
