import type { ProductDto } from "@pecacerta/contract/product";
import { closedQuickView, openQuickView, QUICK_VIEW_DELAY_MS, type QuickView } from "@pecacerta/rules/quick-view";
import { useEffect, useRef, useState } from "react";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { toast } from "../../ui/toast.ts";

/** Fetches the product that is to be shown, and shows a copy of it; what cannot be had is said, and closes the view. */
export function useQuickView(slug: string | undefined, onFailed: () => void): QuickView<ProductDto> {
  const [view, setView] = useState<QuickView<ProductDto>>(closedQuickView);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    if (!slug) return setView(closedQuickView);
    const leaving = new AbortController();
    let opening: ReturnType<typeof setTimeout> | undefined;
    call("GET /products/:slug", { params: { slug }, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.ok) {
        opening = setTimeout(() => setView(openQuickView(answer.value.data)), QUICK_VIEW_DELAY_MS);
      } else {
        toast.error(refusalText(answer.refusal));
        failed.current();
      }
    });
    return () => {
      leaving.abort();
      clearTimeout(opening);
    };
  }, [slug]);
  return view;
}
