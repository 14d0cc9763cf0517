import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

type Drawn = typeof import("./quick-view-dialog.tsx");

const load = () => import("./quick-view-dialog.tsx");
const HASH = /^#ver=([a-z0-9-]{1,200})$/;

const slugIn = (hash: string): string | undefined => HASH.exec(hash)?.[1];

/**
 * Opens the quick view of whatever product the address names after `#ver=`: the browser's way back closes it. One
 * listener serves the buttons of all cards (`data-quick-view`); what draws the view is fetched when one is aimed at.
 */
export function QuickViewHost() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | null>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const slug = slugIn(hash);

  useEffect(() => {
    // A view that cannot be fetched is no view: the card still leads to the product.
    if (slug) load().then(setDrawn, () => undefined);
  }, [slug]);

  useEffect(() => {
    const onIntent = (event: Event) => void (buttonOf(event) && load().catch(() => undefined));
    const onClick = (event: Event) => {
      const button = buttonOf(event);
      if (!button) return;
      opener.current = button;
      const to = `${pathname}${search}#ver=${button.dataset.quickView}`;
      void navigate(to, { preventScrollReset: true, state: { opened: true } });
    };
    document.addEventListener("pointerover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
      document.removeEventListener("click", onClick);
    };
  }, [navigate, pathname, search]);

  const close = () => {
    // Going back closes as well, and has changed the address by then.
    if (!slugIn(window.location.hash)) return;
    if (state?.opened) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  const onClosed = () => opener.current?.isConnected && opener.current.focus();
  return drawn ? <drawn.QuickViewDialog slug={slug} onClose={close} onClosed={onClosed} /> : null;
}

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-quick-view]") : null;
