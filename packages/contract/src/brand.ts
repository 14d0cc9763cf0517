import { z } from "zod";

/** `country` is a country code. An unregistered brand has only a name. */
export const brandSchema = z
  .object({ slug: z.string(), name: z.string(), image: z.string().nullable(), country: z.string().nullable() })
  .meta({
    id: "Brand",
    description: "A brand of parts",
    examples: [{ slug: "rota-sul", name: "Rota Sul", image: null, country: "BR" }],
  });

export type BrandDto = z.output<typeof brandSchema>;
