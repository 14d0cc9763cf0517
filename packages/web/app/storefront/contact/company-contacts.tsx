import { formatCnpj } from "@pecacerta/rules/cnpj";
import { formatPhone, telUri } from "@pecacerta/rules/phone";
import type { ReactNode } from "react";
import { m } from "#messages";
import { postalAddress } from "../companies/postal-address.ts";
import { useCompany } from "../companies/use-company.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import "./company-contacts.css";

export function CompanyContacts() {
  const { company, razaoSocial, cnpj } = useCompany();
  const { telefone, email } = company;
  const address = postalAddress(company);
  return (
    <section aria-labelledby="contacts-title">
      <h2 id="contacts-title" className="mb-4">
        {company.titulo}
      </h2>
      <WhatsappButton message="" label={m.help_on_whatsapp()} wide />
      <dl className="facts mt-6">
        <Fact name={m.contact_phone()}>{telefone ? <a href={telUri(telefone)}>{formatPhone(telefone)}</a> : null}</Fact>
        <Fact name={m.field_email()}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Fact>
        <Fact name={m.contact_address()}>{address}</Fact>
        <Fact name={m.contact_company()}>{razaoSocial}</Fact>
        <Fact name="CNPJ">{cnpj ? formatCnpj(cnpj) : null}</Fact>
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
