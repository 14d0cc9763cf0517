import { call } from "../../client/call.ts";

/** Whether the customer who is signed in has made an offer on this product. */
export async function hasBid(productId: string, signal: AbortSignal): Promise<boolean> {
  const response = await call("GET /user/bid/product/:productId", { params: { productId }, signal });
  return response.ok && response.value.data.length > 0;
}
