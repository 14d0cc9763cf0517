import type { OrderDto } from "@pecacerta/contract/order";
import { hashSecret } from "../../customers/sessions/session.ts";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";

/** An order as the database knows it: of its token only the hash. */
export type StoredOrder = Omit<OrderDto, "token"> & { tokenHash: Buffer };

/** What the address of an order's page carries. */
export const orderToken = (key: SecretKey, companyId: string, orderId: string): string =>
  deriveSecret(key, "order", companyId, orderId);

/** The order with its token; an empty one where the order was placed under another key, or before tokens were derived. */
export function withToken(key: SecretKey, companyId: string, { tokenHash, ...order }: StoredOrder): OrderDto {
  const token = orderToken(key, companyId, order.id);
  return { ...order, token: hashSecret(token).equals(tokenHash) ? token : "" };
}
