import { isCnpj } from "@pecacerta/rules/cnpj";
import { labelTaxId } from "@pecacerta/rules/tax-id";
import { useUser } from "../sessions/use-account.ts";

/** Names the signed-in company that buys, with its CNPJ. Nothing for a person. */
export function CompanyBuyer() {
  const { name, cpf } = useUser().data?.data ?? {};
  if (!cpf || !isCnpj(cpf)) return null;
  return (
    <p className="mb-3 wrap-anywhere">
      <span className="strong block">{name}</span>
      {labelTaxId(cpf)}
    </p>
  );
}
