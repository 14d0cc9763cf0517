import type { ProductDto } from "@pecacerta/contract/product";
import { useEffect, useState } from "react";
import { call } from "../../client/call.ts";
import { useCompany } from "../shell/company.ts";
import { loadCompare, useCompare } from "./compare-store.ts";

type Asked = { products: ReadonlyMap<string, ProductDto>; gone: ReadonlySet<string>; isBroken: boolean };

const nothing: Asked = { products: new Map(), gone: new Set(), isBroken: false };

/** What is compared, as the server knows it now. `names` are those that left the catalogue. */
export function useComparison() {
  const { slug: company } = useCompany();
  const { isLoaded: known, compare } = useCompare();
  const [asked, setAsked] = useState<Asked>(nothing);
  const [turn, setTurn] = useState(0);
  useEffect(() => loadCompare(company), [company]);

  const ids = compare.products.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (!known || ids === "") return;
    const leaving = new AbortController();
    askFor(ids.split(" "), leaving.signal).then((answered) => !leaving.signal.aborted && setAsked(answered));
    return () => leaving.abort();
  }, [known, ids, turn]);

  const { products, gone, isBroken } = asked;
  return {
    company,
    isEmpty: known && compare.products.length === 0,
    isWaiting: !known || compare.products.some(({ id }) => !(products.has(id) || gone.has(id) || isBroken)),
    isBroken,
    retry: () => setTurn(turn + 1),
    products: compare.products.flatMap(({ id }) => products.get(id) ?? []),
    gone: compare.products.filter(({ id }) => gone.has(id)),
  };
}

async function askFor(ids: readonly string[], signal: AbortSignal): Promise<Asked> {
  const asking = ids.map((uuid) => call("GET /products/byUuid/:uuid", { params: { uuid }, signal }));
  const answers = await Promise.all(asking);
  const found = answers.flatMap((answer) => (answer.ok ? [[answer.value.data.id, answer.value.data] as const] : []));
  const gone = ids.filter((_, place) => answers[place]?.ok === false && answers[place].status === 404);
  return { products: new Map(found), gone: new Set(gone), isBroken: found.length + gone.length < ids.length };
}
