import { call } from "../../client/call.ts";

export async function hasBid(productId: string, signal: AbortSignal): Promise<boolean> {
  const response = await call("GET /user/bid/product/:productId", { params: { productId }, signal });
  return response.ok && response.value.data.length > 0;
}
