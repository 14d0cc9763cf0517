import { MAX_CENTAVOS, toCentavos, toDecimalAmount } from "@pecacerta/rules/money";
import { z } from "zod";

/** Values of responses. They have codecs but no transforms, because a response is encoded. */

/** Centavos inside, BRL with at most two decimals on the wire. */
export const amountSchema = amountCodec(z.number());

/** Every amount of a request or a response is such a codec. */
export function amountCodec(decimal: z.ZodNumber) {
  const documentation = { description: "BRL, at most two decimals", examples: [149.9] };
  const [wire, inside] = [decimal.meta(documentation), z.number().meta(documentation)];
  return z.codec(wire, inside, { decode: decodeAmount, encode: toDecimalAmount });
}

function decodeAmount(sent: number, context: z.core.ParsePayload<number>): number {
  if (Math.abs(sent) <= toDecimalAmount(MAX_CENTAVOS)) return toCentavos(sent);
  context.issues.push({ code: "custom", input: sent, message: "ERROR_FORM_INVALID" });
  return z.NEVER;
}

/** ISO 8601 in UTC: `2026-03-14T12:30:00.000Z`. */
export const timestampSchema = z.iso.datetime().meta({ examples: ["2026-03-14T12:30:00.000Z"] });

export const idSchema = z.guid().meta({ examples: ["0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"] });

/** Wraps a successful response: `{"data": …}`. */
export const dataEnvelope = <Shape extends z.ZodType>(shape: Shape) => z.object({ data: shape });
