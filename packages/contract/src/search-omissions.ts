import { z } from "zod";

/** Words of a query whose part no product states for the vehicle that the query names. The products fit any vehicle or do not say. */
const missingPartSchema = z
  .object({ part: z.string(), vehicle: z.string() })
  .meta({ examples: [{ part: "palheta", vehicle: "gol" }] });

export type MissingPartDto = z.infer<typeof missingPartSchema>;

/**
 * What products that a query finds do not meet. `dropped_terms`: words that no product has together with the others, without
 * those of the vehicle of `missing_part`.
 */
export const searchOmissions = {
  dropped_terms: z
    .array(z.string())
    .meta({ examples: [["2012"]] })
    .optional(),
  missing_part: missingPartSchema.optional(),
};
