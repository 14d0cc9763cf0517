import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { toast } from "@pecacerta/ui/toast.ts";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { signInPath } from "../sessions/next-path.ts";
import { currentSession } from "../sessions/session-store.ts";
import { addToCart } from "./cart-actions.ts";

/** Adds one piece. Returns a path if the customer must first sign in or choose options. */
export async function addFromCard(slug: string): Promise<string | undefined> {
  const path = `/products/${slug}`;
  if (currentSession() === null) return signInPath(path);
  const response = await call("GET /products/:slug", { params: { slug } });
  if (!response.ok) {
    toast.error(refusalText(response.refusal));
    return undefined;
  }
  const product = response.value.data;
  if (product.options.length > 0) return path;
  await addToCart(product, [], DEFAULT_QUANTITY);
  return undefined;
}
