import { z } from "zod";

/** A maker of parts. `country` is the code of a country. Where the shop has no record of a brand there is only its name. */
export const brandSchema = z
  .object({ slug: z.string(), name: z.string(), image: z.string().nullable(), country: z.string().nullable() })
  .meta({
    id: "Brand",
    description: "A maker of parts",
    examples: [{ slug: "rota-sul", name: "Rota Sul", image: null, country: "BR" }],
  });

export type BrandDto = z.output<typeof brandSchema>;
