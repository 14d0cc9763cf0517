import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { formatPhone, telUri } from "@pecacerta/rules/phone";
import { labelTaxId } from "@pecacerta/rules/tax-id";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import "./order.css";

export function OrderBuyerPanel({ order: { buyer, number } }: { order: StaffOrderDto }) {
  const { slug, permissions } = useStaffCompany();
  if (buyer.name === "" && buyer.email === "")
    return (
      <Card title={texts.buyer}>
        <p className="note">{texts.erased}</p>
      </Card>
    );
  const { name, email, phone, cpf, whatsapp, customerId } = buyer;
  const seesContacts = permissions.includes("customers.read");
  const greeting = texts.whatsappText(name.split(" ")[0] ?? "", number);
  return (
    <Card title={texts.buyer}>
      <div className="grid gap-1 wrap-anywhere">
        <p className="strong">{name}</p>
        {seesContacts ? <ContactLinks phone={phone} email={email} /> : <MaskedContacts phone={phone} email={email} />}
        {cpf ? <p className="note">{labelTaxId(cpf)}</p> : null}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {whatsapp ? (
          <ButtonLink
            variant="whatsapp"
            small
            href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(greeting)}`}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle size={16} />
            {texts.whatsapp}
          </ButtonLink>
        ) : null}
        {customerId && seesContacts ? (
          <Link to={`/${slug}/clientes/${customerId}`} className="button button-secondary button-small">
            {texts.seeCustomer}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}

type Contacts = { phone: string; email: string };

const ContactLinks = ({ phone, email }: Contacts) => (
  <>
    {phone ? (
      <a href={telUri(phone)} className="small-link order-contact">
        {formatPhone(phone)}
      </a>
    ) : null}
    {email ? (
      <a href={`mailto:${email}`} className="small-link order-contact">
        {email}
      </a>
    ) : null}
  </>
);

const MaskedContacts = ({ phone, email }: Contacts) => (
  <>
    {phone ? <p>{phone}</p> : null}
    {email ? <p>{email}</p> : null}
    <p className="note">{texts.masked}</p>
  </>
);
