import { z } from "zod";

/** Response values, without transforms: a response is serialized as it is. */

/** BRL with at most two decimals. */
export const amountSchema = z.number().meta({ description: "BRL, at most two decimals", examples: [149.9] });

/** ISO 8601 in UTC: `2026-03-14T12:30:00.000Z`. */
export const timestampSchema = z.iso.datetime().meta({ examples: ["2026-03-14T12:30:00.000Z"] });

export const idSchema = z.guid().meta({ examples: ["0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"] });

/** Wraps a successful response: `{"data": …}`. */
export const dataEnvelope = <Shape extends z.ZodType>(shape: Shape) => z.object({ data: shape });
