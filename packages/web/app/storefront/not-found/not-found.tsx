import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { SearchX } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import { m } from "#messages";
import { SearchForm } from "../search/search-form.tsx";
import { WhatsappHelpLink } from "../whatsapp/whatsapp-help-link.tsx";

// biome-ignore lint/style/noDefaultExport: loaded by its name alone
export default function NotFound({ back }: { back?: ReactNode }) {
  return (
    <div className="frame">
      <title>{m.not_found_title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState icon={SearchX} level="h1" title={m.not_found_title()} hint={m.not_found_hint()}>
        <div className="flex basis-full justify-center">
          <div className="w-full max-w-xl">
            <SearchForm id="search-again" />
          </div>
        </div>
        <ButtonLink href="/catalog">{m.see_catalog()}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {m.go_home()}
        </ButtonLink>
        {back}
        <WhatsappHelpLink />
      </EmptyState>
    </div>
  );
}
