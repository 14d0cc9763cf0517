import type { ProductDto } from "@pecacerta/contract/product";
import { useEffect, useState } from "react";
import { call } from "../../client/call.ts";
import { useCompany } from "../companies/use-company.ts";
import { useCompare } from "./compare-store.ts";

type ComparisonData = { products: ReadonlyMap<string, ProductDto>; missing: ReadonlySet<string>; hasFailed: boolean };

const emptyData: ComparisonData = { products: new Map(), missing: new Set(), hasFailed: false };

/** The compared products as the server has them now. `missing` are those that left the catalog. */
export function useComparison() {
  const { slug: company } = useCompany();
  const { isLoaded, compare } = useCompare();
  const [data, setData] = useState<ComparisonData>(emptyData);
  const [attempt, setAttempt] = useState(0);

  const ids = compare.products.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    if (!isLoaded || ids === "") return;
    const controller = new AbortController();
    fetchProducts(ids.split(" "), controller.signal).then((result) => !controller.signal.aborted && setData(result));
    return () => controller.abort();
  }, [isLoaded, ids, attempt]);

  const { products, missing, hasFailed } = data;
  return {
    company,
    isEmpty: isLoaded && compare.products.length === 0,
    isLoading: !isLoaded || compare.products.some(({ id }) => !(products.has(id) || missing.has(id) || hasFailed)),
    hasFailed,
    retry: () => setAttempt(attempt + 1),
    products: compare.products.flatMap(({ id }) => products.get(id) ?? []),
    missing: compare.products.filter(({ id }) => missing.has(id)),
  };
}

async function fetchProducts(ids: readonly string[], signal: AbortSignal): Promise<ComparisonData> {
  const requests = ids.map((uuid) => call("GET /products/byUuid/:uuid", { params: { uuid }, signal }));
  const responses = await Promise.all(requests);
  const foundProducts = responses.flatMap((response) =>
    response.ok ? [[response.value.data.id, response.value.data] as const] : [],
  );
  const missing = ids.filter((_, index) => responses[index]?.ok === false && responses[index].status === 404);
  return {
    products: new Map(foundProducts),
    missing: new Set(missing),
    hasFailed: foundProducts.length + missing.length < ids.length,
  };
}
