import { formatPhone, telUri } from "@pecacerta/rules/phone";
import { Banknote, ChevronDown, Mail, MapPin, MessageCircle, Phone, QrCode } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import { m } from "#messages";
import { legalLine } from "../companies/legal-line.ts";
import { postalAddress } from "../companies/postal-address.ts";
import type { CompanyData } from "../companies/use-company.ts";
import { MY_CAR_PATH } from "../garage/my-car-url.ts";
import { myVehicleLabel } from "../garage/vehicle-types.ts";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { useSession } from "../sessions/session-store.ts";
import { companyWhatsappLink } from "../whatsapp/company-whatsapp-link.ts";
import "./footer-content.css";

const SHOP_LINKS = [
  ["/catalog", m.all_departments],
  ["/products", m.all_products],
  ["/brands", m.brands],
  ["/products?filter_discount=yes", m.offers],
  ["/cart", m.cart],
  ["/track-order", m.track_order],
  ["/contact-us", m.contact],
  ["/about-us", m.about],
  ["/terms", m.terms],
  ["/blog", m.blog],
] as const;
const ACCOUNT_LINKS = [
  ["/account/dashboard", m.account],
  ["/account/orders", m.orders],
] as const;
const VISITOR_LINKS = [
  ["/account/login", m.sign_in],
  ["/account/register", m.register],
] as const;
const SOCIALS = ["facebook", "instagram", "twitter"] as const;

type FooterCompany = Pick<CompanyData, "company" | "razaoSocial" | "cnpj" | "offersPix" | "vehicleTypes">;

export function FooterContent({ shop }: { shop: FooterCompany }) {
  const myVehicle = [MY_CAR_PATH, () => myVehicleLabel(shop.vehicleTypes)] as const;
  const isCustomer = useSession(({ session }) => session !== null);
  return (
    <>
      <NewsletterForm />
      <div className="frame footer-columns">
        <Contacts shop={shop} />
        <LinkColumn title={m.information()} links={[myVehicle, ...SHOP_LINKS]} />
        <LinkColumn title={m.account()} links={isCustomer ? ACCOUNT_LINKS : [...VISITOR_LINKS, ...ACCOUNT_LINKS]} />
        <FooterColumn title={m.payment_and_help()}>
          <ul className="footer-list">
            {shop.offersPix ? <FooterLine icon={<QrCode size={18} />}>{m.pay_with_pix()}</FooterLine> : null}
            <FooterLine icon={<Banknote size={18} />}>{m.pay_arranged()}</FooterLine>
          </ul>
          <Socials shop={shop} />
        </FooterColumn>
      </div>
      <div className="footer-legal">
        <div className="frame">
          <p>{legalLine(shop)}</p>
          <p>{m.trade_marks()}</p>
        </div>
      </div>
    </>
  );
}

function Contacts({ shop: { company } }: { shop: FooterCompany }) {
  const whatsapp = companyWhatsappLink(company);
  const { telefone, email, cidade } = company;
  return (
    <FooterColumn title={company.titulo}>
      <ul className="footer-list">
        {telefone ? (
          <FooterLine icon={<Phone size={18} />}>
            <a href={telUri(telefone)}>{formatPhone(telefone)}</a>
          </FooterLine>
        ) : null}
        {whatsapp ? (
          <FooterLine icon={<MessageCircle size={18} />}>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              {m.help_on_whatsapp()}
            </a>
          </FooterLine>
        ) : null}
        {email ? (
          <FooterLine icon={<Mail size={18} />}>
            <a href={`mailto:${email}`}>{email}</a>
          </FooterLine>
        ) : null}
        {cidade ? <FooterLine icon={<MapPin size={18} />}>{postalAddress(company)}</FooterLine> : null}
      </ul>
    </FooterColumn>
  );
}

function LinkColumn({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [href: string, name: () => string])[];
}) {
  return (
    <FooterColumn title={title}>
      <ul className="footer-list">
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name()}</a>
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}

/** Folded on a phone until it is pressed. */
const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="footer-column">
    <summary className="footer-title">
      <h2>{title}</h2>
      <ChevronDown size={18} />
    </summary>
    {children}
  </details>
);

const FooterLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="footer-line">
    {icon}
    <span>{children}</span>
  </li>
);

function Socials({ shop: { company } }: { shop: FooterCompany }) {
  const named = SOCIALS.filter((name) => company[name]?.startsWith("https://"));
  if (named.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-4">
      {named.map((name) => (
        <a
          key={name}
          href={company[name] ?? ""}
          className="footer-language py-1"
          target="_blank"
          rel="noopener noreferrer"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
