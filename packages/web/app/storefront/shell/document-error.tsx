import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { m } from "#messages";
import type { CompanyData } from "../companies/use-company.ts";
import "./document-error.css";

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
        <ButtonLink href="/" variant={isMissing ? "primary" : "secondary"} data-document>
          {m.go_home()}
        </ButtonLink>
      </div>
      {shop ? <Company company={shop.company} /> : null}
    </main>
  );
}

const Company = ({ company: { titulo, telefone, email } }: Pick<CompanyData, "company">) => (
  <p className="document-error-detail mt-8 pt-4">
    <b>{titulo}</b>
    {telefone ? ` · ${telefone}` : null}
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
