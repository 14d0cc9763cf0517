import { z } from "zod";
import { idSchema } from "./wire-values.ts";

/**
 * A model version of a year and fuel, as the price table lists it. Ids are the same for all companies; 32000 is a new
 * vehicle. An empty model stands for all versions of the family and year.
 */
export const vehicleSchema = z
  .object({
    id: idSchema,
    type: z.int().meta({ description: "1 car, 2 motorcycle, 3 truck" }),
    year: z.int(),
    make: z.string(),
    model: z.string().meta({ description: "Empty if the version is unknown: any of the family and year" }),
    family: z.string().meta({ description: "What the versions of a model have in common", examples: ["Gol"] }),
    engine: z.string(),
    fuel: z.string(),
    cod_fipe: z.string(),
    year_code: z.string(),
  })
  .meta({
    id: "Vehicle",
    description: "One model version of one model year and fuel",
    examples: [
      {
        id: "0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10",
        type: 1,
        year: 2014,
        make: "VW - VolksWagen",
        model: "Gol (novo) 1.6 Power Total Flex 8V 4p",
        family: "Gol",
        engine: "1.6 8V",
        fuel: "Gasolina",
        cod_fipe: "005340-6",
        year_code: "2014-1",
      },
    ],
  });

export type VehicleDto = z.output<typeof vehicleSchema>;
