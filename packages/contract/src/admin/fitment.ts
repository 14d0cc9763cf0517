import { z } from "zod";

/** One row of evidence. `type`: 1 cars, 2 motorcycles, 3 trucks. A `yearTo` of null has no end. Empty text is none. */
export const staffFitmentSchema = z
  .object({
    type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    make: z.string(),
    family: z.string(),
    model: z.string(),
    cod_fipe: z.string(),
    yearFrom: z.int(),
    yearTo: z.int().nullable(),
    engine: z.string(),
    fuel: z.string(),
    body: z.string(),
    position: z.string(),
    quantity: z.int().nullable(),
    note: z.string(),
    source: z.string(),
    excluded: z.boolean(),
  })
  .meta({ id: "StaffFitment", description: "A fitment as staff enter it", examples: [] });

export type StaffFitmentDto = z.output<typeof staffFitmentSchema>;
