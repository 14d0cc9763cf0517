import { telUri } from "@pecacerta/rules/phone";
import { Banknote, Mail, MapPin, MessageCircle, Phone, QrCode } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import { type FooterTextId, footerText as text } from "../../texts/footer-text.ts";
import { legalLine } from "../company/legal-line.ts";
import { postalAddress } from "../company/postal-address.ts";
import type { CompanyData } from "../company/use-company.ts";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { companyWhatsappLink } from "../whatsapp/company-whatsapp-link.ts";

const SHOP_LINKS = [
  ["/catalog", "TEXT_ALL_DEPARTMENTS"],
  ["/products", "TEXT_ALL_PRODUCTS"],
  ["/brands", "TEXT_BRANDS"],
  ["/products?filter_discount=yes", "TEXT_OFFERS"],
  ["/cart", "TEXT_CART"],
  ["/track-order", "TEXT_TRACK_ORDER"],
  ["/contact-us", "TEXT_CONTACT"],
  ["/about-us", "TEXT_ABOUT"],
  ["/terms", "TEXT_TERMS"],
  ["/demo/blog/classic-right-sidebar", "TEXT_BLOG"],
] as const;
const ACCOUNT_LINKS = [
  ["/account/login", "TEXT_SIGN_IN"],
  ["/account/register", "TEXT_REGISTER"],
  ["/account/dashboard", "TEXT_ACCOUNT"],
  ["/account/orders", "TEXT_ORDERS"],
] as const;
const SOCIALS = ["facebook", "instagram", "twitter"] as const;

type FooterCompany = Pick<CompanyData, "company" | "razaoSocial" | "cnpj" | "offersPix">;

export function FooterContent({ shop }: { shop: FooterCompany }) {
  return (
    <>
      <NewsletterForm />
      <div className="frame footer-columns">
        <Contacts shop={shop} />
        <LinkColumn title={text("TEXT_INFORMATION")} links={SHOP_LINKS} />
        <LinkColumn title={text("TEXT_ACCOUNT")} links={ACCOUNT_LINKS} />
        <FooterColumn title={text("TEXT_PAYMENT_AND_HELP")}>
          <ul className="footer-list">
            {shop.offersPix ? <FooterLine icon={<QrCode size={18} />}>{text("TEXT_PAY_WITH_PIX")}</FooterLine> : null}
            <FooterLine icon={<Banknote size={18} />}>
              {text(companyWhatsappLink(shop.company) ? "TEXT_PAY_COMBINED" : "TEXT_PAY_ARRANGED")}
            </FooterLine>
          </ul>
          <Socials shop={shop} />
        </FooterColumn>
      </div>
      <div className="footer-legal">
        <div className="frame">
          <p>{legalLine(shop)}</p>
          <p>{text("TEXT_TRADE_MARKS")}</p>
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
            <a href={telUri(telefone)}>{telefone}</a>
          </FooterLine>
        ) : null}
        {whatsapp ? (
          <FooterLine icon={<MessageCircle size={18} />}>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              {text("TEXT_HELP_ON_WHATSAPP")}
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
  links: readonly (readonly [href: string, name: FooterTextId])[];
}) {
  return (
    <FooterColumn title={title}>
      <ul className="footer-list">
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{text(name)}</a>
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}

const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="footer-title">{title}</h2>
    {children}
  </section>
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
          className="py-1 capitalize underline"
          target="_blank"
          rel="noopener noreferrer"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
