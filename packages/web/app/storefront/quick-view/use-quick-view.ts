import type { ProductDto } from "@pecacerta/contract/product";
import { closedQuickView, openQuickView, QUICK_VIEW_DELAY_MS, type QuickView } from "@pecacerta/rules/quick-view";
import { toast } from "@pecacerta/ui/toast.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";

/** Loads the product of the slug. A failure closes the view with a toast. */
export function useQuickView(slug: string | undefined, onFailed: () => void): QuickView<ProductDto> {
  const [view, setView] = useState<QuickView<ProductDto>>(closedQuickView);
  const onFailedRef = useRef(onFailed);
  onFailedRef.current = onFailed;
  useEffect(() => {
    if (!slug) return setView(closedQuickView);
    return loadQuickViewProduct(slug, { onLoaded: setView, onFailed: () => onFailedRef.current() });
  }, [slug]);
  return view;
}

type Callbacks = { onLoaded: (view: QuickView<ProductDto>) => void; onFailed: () => void };

/** Passes a copy of the product on after a short delay. Returns a function that cancels this. */
export function loadQuickViewProduct(slug: string, { onLoaded, onFailed }: Callbacks): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  call("GET /products/:slug", { params: { slug }, signal: controller.signal }).then((response) => {
    if (controller.signal.aborted) return;
    if (response.ok) {
      timer = setTimeout(() => onLoaded(openQuickView(response.value.data)), QUICK_VIEW_DELAY_MS);
    } else {
      toast.error(refusalText(response.refusal));
      onFailed();
    }
  });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
