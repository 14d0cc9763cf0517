import type { OrderDto } from "@pecacerta/contract/order";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";

export type StoredOrder = Omit<OrderDto, "token"> & { tokenHash: Buffer };

export const orderToken = (key: SecretKey, companyId: string, orderId: string): string =>
  deriveSecret(key, "order", companyId, orderId);

/** The token is empty when the order was placed under another secret key. */
export function withToken(key: SecretKey, companyId: string, { tokenHash, ...order }: StoredOrder): OrderDto {
  const token = orderToken(key, companyId, order.id);
  return { ...order, token: hashSecret(token).equals(tokenHash) ? token : "" };
}
