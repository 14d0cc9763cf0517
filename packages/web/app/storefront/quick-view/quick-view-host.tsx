import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

type QuickViewModule = typeof import("./quick-view-dialog.tsx");

export const loadQuickView = () => import("./quick-view-dialog.tsx");
const HASH = /^#ver=([a-z0-9-]{1,200})$/;

const slugFromHash = (hash: string): string | undefined => HASH.exec(hash)?.[1];

/** Shows the quick view of the product that the address names after `#ver=`; going back closes it. */
export function QuickViewHost() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [module, setModule] = useState<QuickViewModule>();
  const slug = slugFromHash(hash);

  useEffect(() => {
    // If it cannot be loaded, the card still links to the product.
    if (slug) loadQuickView().then(setModule, () => undefined);
  }, [slug]);

  const close = () => {
    // Going back has already changed the address.
    if (!slugFromHash(window.location.hash)) return;
    if (state?.opened) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return module ? <module.QuickViewDialog slug={slug} onClose={close} /> : null;
}
