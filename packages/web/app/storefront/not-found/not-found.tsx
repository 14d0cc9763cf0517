import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { SearchX } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import { useText } from "../../texts/text.ts";
import { SearchForm } from "../search/search-form.tsx";
import { WhatsappHelpLink } from "../whatsapp/whatsapp-help-link.tsx";

// biome-ignore lint/style/noDefaultExport: loaded by its name alone
export default function NotFound({ back }: { back?: ReactNode }) {
  const text = useText();
  return (
    <div className="frame">
      <title>{text("TEXT_NOT_FOUND_TITLE")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState icon={SearchX} level="h1" title={text("TEXT_NOT_FOUND_TITLE")} hint={text("TEXT_NOT_FOUND_HINT")}>
        <div className="flex basis-full justify-center">
          <div className="w-full max-w-xl">
            <SearchForm id="search-again" />
          </div>
        </div>
        <ButtonLink href="/catalog">{text("TEXT_SEE_CATALOG")}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {text("TEXT_GO_HOME")}
        </ButtonLink>
        {back}
        <WhatsappHelpLink />
      </EmptyState>
    </div>
  );
}
