import { useEffect, useState } from "react";
import { useCompany } from "../shell/company.ts";
import type { Seen } from "./recent-products.ts";

type Drawn = { Shelf: typeof import("./recent-shelf.tsx").RecentShelf; seen: readonly Seen[] };

/** Notes what is looked at, and shows what was looked at before: known to this browser alone. */
export function RecentlyViewed({ product }: { product: Seen }) {
  const { slug: company } = useCompany();
  const [drawn, setDrawn] = useState<Drawn>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit is noted once
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const [{ noteSeen }, { RecentShelf }] = await Promise.all([
        import("./recent-products.ts"),
        import("./recent-shelf.tsx"),
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
