import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Unplug } from "@pecacerta/ui/icons.tsx";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { m } from "#messages";
import { WhatsappHelpLink } from "../whatsapp/whatsapp-help-link.tsx";

/** Replaces a page that failed; a page that could not be loaded is retried when online. */
export function ContentError({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const isOffline = isNetworkError(error);
  const title = isOffline ? m.cut_off_title() : m.broken_title();
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
      <EmptyState icon={Unplug} level="h1" title={title} hint={isOffline ? m.NETWORK_ERROR() : m.broken_hint()}>
        <Button aria-disabled={state === "loading" || undefined} onClick={() => void revalidate()}>
          {m.try_again()}
        </Button>
        <ButtonLink href="/" variant="secondary">
          {m.go_home()}
        </ButtonLink>
        <WhatsappHelpLink />
      </EmptyState>
    </div>
  );
}

// Browsers word network errors differently.
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
