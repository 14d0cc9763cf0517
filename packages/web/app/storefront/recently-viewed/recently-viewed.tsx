import { useEffect, useState } from "react";
import { useCompany } from "../companies/use-company.ts";
import { type RecentProduct, rememberProduct } from "./recent-products.ts";
import { RecentlyViewedList } from "./recently-viewed-list.tsx";

export function RecentlyViewed({ product }: { product: RecentProduct }) {
  const { slug: company } = useCompany();
  const [recent, setRecent] = useState<readonly RecentProduct[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is stored once
  useEffect(() => setRecent(rememberProduct(company, product)), [company, product.slug]);
  return <RecentlyViewedList products={recent} />;
}
