import { purchaseOptions } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "../../client/call.ts";
import { useSession } from "../sessions/session-store.ts";
import { addPendingLines, usePending } from "./pending-store.ts";

const PRODUCT_FRAGMENT = /^#buy=([\w-]+)$/;

export function usePurchaseLink(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isVisitor = useSession(({ isLoaded, session }) => isLoaded && session === null);
  const isPendingLoaded = usePending(({ isLoaded }) => isLoaded);
  const slug = PRODUCT_FRAGMENT.exec(hash)?.[1];
  const isReady = isVisitor && isPendingLoaded;
  useEffect(() => {
    if (!isReady || slug === undefined) return;
    const controller = new AbortController();
    call("GET /products/:slug", { params: { slug }, signal: controller.signal }).then((response) => {
      if (!response.ok || controller.signal.aborted) return;
      const product = response.value.data;
      if (product.options.length === 0 && purchaseOptions({ ...product, signedIn: false }).login)
        addPendingLines([{ product, options: [], quantity: DEFAULT_QUANTITY }]);
      void navigate(pathname + search, { replace: true });
    });
    return () => controller.abort();
  }, [isReady, slug, pathname, search, navigate]);
}
