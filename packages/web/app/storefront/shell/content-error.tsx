import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Unplug } from "@pecacerta/ui/icons.tsx";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useText } from "../../texts/text.ts";
import { WhatsappHelpLink } from "../whatsapp/whatsapp-help-link.tsx";

/** Replaces a page that failed; a page that could not be loaded is retried when online. */
// biome-ignore lint/style/noDefaultExport: loaded by its name alone
export default function BrokenContent({ error }: { error: unknown }) {
  const text = useText();
  const { revalidate, state } = useRevalidator();
  const isOffline = isNetworkError(error);
  const title = text(isOffline ? "TEXT_CUT_OFF_TITLE" : "TEXT_BROKEN_TITLE");
  useEffect(() => {
    if (!isOffline) return;
    const retry = () => void revalidate();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isOffline, revalidate]);
  return (
    <div className="frame">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState icon={Unplug} level="h1" title={title} hint={text(isOffline ? "NETWORK_ERROR" : "TEXT_BROKEN_HINT")}>
        <Button aria-disabled={state === "loading" || undefined} onClick={() => void revalidate()}>
          {text("TEXT_TRY_AGAIN")}
        </Button>
        <ButtonLink href="/" variant="secondary">
          {text("TEXT_GO_HOME")}
        </ButtonLink>
        <WhatsappHelpLink />
      </EmptyState>
    </div>
  );
}

// Browsers word network errors differently.
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
