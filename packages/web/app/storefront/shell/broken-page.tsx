import { isRouteErrorResponse } from "react-router";
import { useText } from "../../texts/text.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Without a shop around it: no such company, or a fault that took the shop along. */
export function BrokenPage({ error }: { error: unknown }) {
  const text = useText();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="frame flex flex-col items-center justify-center gap-4 py-16 text-center">
      <title>{text(isMissing ? "TEXT_NO_SUCH_COMPANY" : "TEXT_BROKEN_TITLE")}</title>
      <meta name="robots" content="noindex" />
      <p className="font-heading text-36 text-grey-400">{isMissing ? "404" : "500"}</p>
      <h1>{text(isMissing ? "TEXT_NO_SUCH_COMPANY" : "TEXT_BROKEN_TITLE")}</h1>
      <p className="max-w-prose text-grey-600">{text(isMissing ? "TEXT_NO_SUCH_COMPANY_HINT" : "TEXT_BROKEN_HINT")}</p>
      <ButtonLink href="/" data-document>
        {text("TEXT_GO_HOME")}
      </ButtonLink>
    </main>
  );
}
