import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { toast } from "@pecacerta/ui/toast.ts";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import type { useBuy } from "./use-buy.ts";

/** Buys one piece. Returns a path if options must be chosen first. */
export async function addFromCard(slug: string, buy: ReturnType<typeof useBuy>): Promise<string | undefined> {
  const response = await call("GET /products/:slug", { params: { slug } });
  if (!response.ok) {
    toast.error(refusalText(response.refusal));
    return undefined;
  }
  const product = response.value.data;
  if (product.options.length > 0) return `/products/${slug}`;
  await buy([{ product, options: [], quantity: DEFAULT_QUANTITY }]);
  return undefined;
}
