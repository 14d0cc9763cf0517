import { formatCnpj } from "@pecacerta/rules/cnpj";
import { formatPhone } from "@pecacerta/rules/phone";
import { useCompany } from "../companies/use-company.ts";
import "./print-header.css";

/** For print, which leaves the header out. */
export function PrintHeader() {
  const { company, razaoSocial, cnpj } = useCompany();
  const { titulo, rua, numero, bairro, cidade, uf, telefone, email } = company;
  const address = [[rua, numero].filter(Boolean).join(", "), bairro, [cidade, uf].filter(Boolean).join(" – ")];
  const seller = [razaoSocial, cnpj && `CNPJ ${formatCnpj(cnpj)}`];
  return (
    <div className="print-header hidden pb-4 print:block">
      <p className="subtitle strong">{titulo}</p>
      {[seller, address, [telefone && formatPhone(telefone), email]].map((line) => (
        <p key={line.join()}>{line.filter(Boolean).join(" · ")}</p>
      ))}
    </div>
  );
}
