import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

type QuickViewModule = typeof import("./quick-view-dialog.tsx");

const load = () => import("./quick-view-dialog.tsx");
const HASH = /^#ver=([a-z0-9-]{1,200})$/;

const slugFromHash = (hash: string): string | undefined => HASH.exec(hash)?.[1];

/**
 * Opens the quick view of whatever product the address names after `#ver=`: the browser's way back closes it. One
 * listener serves the buttons of all cards (`data-quick-view`); what draws the view is fetched when one is aimed at.
 */
export function QuickViewHost() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | null>(null);
  const [module, setModule] = useState<QuickViewModule>();
  const slug = slugFromHash(hash);

  useEffect(() => {
    // A view that cannot be fetched is no view: the card still leads to the product.
    if (slug) load().then(setModule, () => undefined);
  }, [slug]);

  useEffect(() => {
    const preload = (event: Event) => void (quickViewButton(event) && load().catch(() => undefined));
    const onClick = (event: Event) => {
      const button = quickViewButton(event);
      if (!button) return;
      opener.current = button;
      const href = `${pathname}${search}#ver=${button.dataset.quickView}`;
      void navigate(href, { preventScrollReset: true, state: { opened: true } });
    };
    document.addEventListener("pointerover", preload, { passive: true });
    document.addEventListener("focusin", preload);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
      document.removeEventListener("click", onClick);
    };
  }, [navigate, pathname, search]);

  const close = () => {
    // Going back closes as well, and has changed the address by then.
    if (!slugFromHash(window.location.hash)) return;
    if (state?.opened) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  const onClosed = () => opener.current?.isConnected && opener.current.focus();
  return module ? <module.QuickViewDialog slug={slug} onClose={close} onClosed={onClosed} /> : null;
}

const quickViewButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-quick-view]") : null;
