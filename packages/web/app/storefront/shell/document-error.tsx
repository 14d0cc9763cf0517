import { formatPhone } from "@pecacerta/rules/phone";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { m } from "#messages";
import type { CompanyData } from "../companies/use-company.ts";
import "./document-error.css";

/** Thrown with status 404 for an unknown company. */
export type UnknownCompanyData = { hasOtherCompany: boolean };

/** Unknown company or internal error, without header and footer. Shows the company's contacts if known. */
export function DocumentError({ error }: { error: unknown }) {
  const shop = useRouteLoaderData<CompanyData>("root");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? m.no_such_company() : m.broken_title();
  return (
    <main className="frame flex flex-col items-center justify-center gap-4 py-16 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="document-error-code">{isMissing ? "404" : "500"}</p>
      <h1>{title}</h1>
      <p className="max-w-prose muted">{isMissing ? m.no_such_company_hint() : m.broken_hint()}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {/* An empty href reloads the page. */}
        {isMissing ? null : <ButtonLink href="">{m.try_again()}</ButtonLink>}
        {isMissing ? null : (
          <ButtonLink href="/" variant="secondary" data-document>
            {m.go_home()}
          </ButtonLink>
        )}
      </div>
      {isMissing && (error.data as UnknownCompanyData | null)?.hasOtherCompany ? <OtherCompany /> : null}
      {shop ? <Company company={shop.company} /> : null}
    </main>
  );
}

/** The links leave out the company parameter. Not named: a wrong link must not advertise another seller. */
const OtherCompany = () => (
  <nav aria-label={m.menu()} className="grid gap-4">
    <p>{m.other_company_hint()}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href="/" data-document>
        {m.go_home()}
      </ButtonLink>
      <ButtonLink href="/catalog" variant="secondary" data-document>
        {m.see_catalog()}
      </ButtonLink>
      <ButtonLink href="/track-order" variant="secondary" data-document>
        {m.track_order()}
      </ButtonLink>
    </div>
  </nav>
);

const Company = ({ company: { titulo, telefone, email } }: Pick<CompanyData, "company">) => (
  <p className="document-error-detail mt-8 pt-4">
    <b>{titulo}</b>
    {telefone ? ` · ${formatPhone(telefone)}` : null}
    {email ? (
      <>
        {" · "}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </>
    ) : null}
  </p>
);
