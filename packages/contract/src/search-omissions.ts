import { z } from "zod";

/**
 * Words of a query whose part no product states for the vehicle that the query names. The products fit any vehicle or do not
 * say; where the number of a product is in the query, they are for other vehicles (`fits_others`). Without a vehicle, which
 * is then empty, there are no products.
 */
const missingPartSchema = z
  .object({ part: z.string(), vehicle: z.string(), fits_others: z.boolean().optional() })
  .meta({ examples: [{ part: "palheta", vehicle: "gol" }] });

export type MissingPartDto = z.infer<typeof missingPartSchema>;

/** `served`: years of the query that the products serve, without `to` if there is no last one; empty if they differ much. */
const partialYearsSchema = z
  .object({ terms: z.array(z.string()), served: z.array(z.object({ from: z.int(), to: z.int().nullable() })) })
  .meta({ examples: [{ terms: ["2008", "2012"], served: [{ from: 2010, to: 2012 }] }] });

export type PartialYearsDto = z.infer<typeof partialYearsSchema>;

/**
 * What products that a query finds do not meet. `dropped_terms`: words that no product has together with the others, without
 * those of the vehicle of `missing_part`. `partial_years`: no product serves all years of the query.
 */
export const searchOmissions = {
  dropped_terms: z
    .array(z.string())
    .meta({ examples: [["2012"]] })
    .optional(),
  missing_part: missingPartSchema.optional(),
  partial_years: partialYearsSchema.optional(),
};
