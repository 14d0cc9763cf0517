import { formatPixCode, toTxid } from "@pecacerta/rules/pix";
import type { findPixReceiver } from "../../companies/queries.ts";

export type PixReceiver = NonNullable<Awaited<ReturnType<typeof findPixReceiver>>>;

/** `amount`: in centavos. */
export const orderPixCode = (receiver: PixReceiver, { number, amount }: { number: number; amount: number }): string =>
  formatPixCode({ ...receiver, amount, txid: toTxid(`PEDIDO${number}`) });
