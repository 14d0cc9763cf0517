import type { CompanyDto } from "@pecacerta/contract/companies";
import { parseTheme } from "@pecacerta/rules/company";
import { formatPhone, telUri } from "@pecacerta/rules/phone";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { MessageCircle, Phone, Wrench } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { localeSettings } from "../../texts/locale.ts";
import { companyWhatsappLink } from "../whatsapp/company-whatsapp-link.ts";

type MaintenancePageProps = { company?: CompanyDto; supplier?: string; styles: readonly string[] };

/** A whole document of a shop that is closed for a while: no script, and nothing that asks the shop for more. */
export function MaintenancePage({ company, supplier, styles }: MaintenancePageProps) {
  const { lang, dir } = localeSettings();
  const whatsapp = company && companyWhatsappLink(company);
  return (
    <html lang={lang} dir={dir} data-theme={company?.cor_padrao}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[m.closed_title(), company?.titulo].filter(Boolean).join(" | ")}</title>
        <link rel="icon" href={`/icons/${parseTheme(company?.cor_padrao)}.svg`} type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="notice-page">
        <main className="notice-page-card">
          <Wrench size={44} strokeWidth={1.5} />
          {company ? <p className="notice-page-shop">{company.titulo}</p> : null}
          <h1>{m.closed_title()}</h1>
          <p>{m.closed_text()}</p>
          <ButtonLink href="">{m.try_again()}</ButtonLink>
          {whatsapp || company?.telefone ? <p className="notice-page-help">{m.closed_help()}</p> : null}
          {whatsapp ? (
            <ButtonLink href={whatsapp} variant="whatsapp" rel="noopener noreferrer">
              <MessageCircle size={20} />
              {m.help_on_whatsapp()}
            </ButtonLink>
          ) : null}
          {company?.telefone ? (
            <ButtonLink href={telUri(company.telefone)} variant="secondary">
              <Phone size={20} />
              {formatPhone(company.telefone)}
            </ButtonLink>
          ) : null}
        </main>
        {supplier ? <p className="notice-page-supplier">{supplier}</p> : null}
      </body>
    </html>
  );
}
