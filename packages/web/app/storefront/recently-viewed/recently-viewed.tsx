import { useEffect, useState } from "react";
import { useCompany } from "../shell/company.ts";
import type { RecentProduct } from "./recent-products.ts";

type Drawn = { Shelf: typeof import("./recently-viewed-list.tsx").RecentlyViewedList; seen: readonly RecentProduct[] };

/** Notes what is looked at, and shows what was looked at before: known to this browser alone. */
export function RecentlyViewed({ product }: { product: RecentProduct }) {
  const { slug: company } = useCompany();
  const [drawn, setDrawn] = useState<Drawn>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit is noted once
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const [{ rememberProduct: noteSeen }, { RecentlyViewedList: RecentShelf }] = await Promise.all([
        import("./recent-products.ts"),
        import("./recently-viewed-list.tsx"),
      ]);
      const seen = noteSeen(company, product);
      if (isHere) setDrawn({ Shelf: RecentShelf, seen });
    };
    // Nobody waits for it.
    const timer = setTimeout(() => load().catch(() => undefined), 0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [company, product.slug]);
  return drawn ? <drawn.Shelf seen={drawn.seen} /> : null;
}
