import { useEffect, useState } from "react";
import { useCompany } from "../companies/use-company.ts";
import type { RecentProduct } from "./recent-products.ts";

type Loaded = {
  List: typeof import("./recently-viewed-list.tsx").RecentlyViewedList;
  recent: readonly RecentProduct[];
};

export function RecentlyViewed({ product }: { product: RecentProduct }) {
  const { slug: company } = useCompany();
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is stored once
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      const [{ rememberProduct: noteSeen }, { RecentlyViewedList: RecentShelf }] = await Promise.all([
        import("./recent-products.ts"),
        import("./recently-viewed-list.tsx"),
      ]);
      const recent = noteSeen(company, product);
      if (isMounted) setLoaded({ List: RecentShelf, recent });
    };
    // Not urgent: runs after the page is interactive.
    const timer = setTimeout(() => load().catch(() => undefined), 0);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [company, product.slug]);
  return loaded ? <loaded.List products={loaded.recent} /> : null;
}
