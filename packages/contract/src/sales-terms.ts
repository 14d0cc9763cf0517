import { TAX_MODES } from "@pecacerta/rules/sales-terms";
import { z } from "zod";
import { amountSchema } from "./wire-values.ts";

/** What a company charges besides its prices. */
export const salesTermsSchema = z
  .object({
    shipping_flat_rate: amountSchema,
    tax_mode: z.enum(TAX_MODES).meta({
      description: "`percent`: the tax is added to the prices; `included`: the prices contain it",
    }),
    tax_bp: z.int().meta({ description: "Tax in basis points: 2000 is 20 %" }),
  })
  .meta({ id: "SalesTerms", description: "Shipping and tax of a company" });

const transitDaysSchema = z.tuple([z.int(), z.int()]);

/** Business days. Null: the company states no delivery time. */
export const deliveryTermsSchema = z
  .object({
    dispatch_days: z.int().meta({ description: "Business days until an order is dispatched" }),
    transit_days: z.record(z.string(), transitDaysSchema).meta({
      description: "Fewest and most business days in transit, by state (`GO`) or region (`sul`); a state comes first",
    }),
  })
  .nullable()
  .meta({ description: "Delivery times; null: the company states none" });

export const salesTermsExample = { shipping_flat_rate: 25, tax_mode: "percent", tax_bp: 2000 } as const;

export type DeliveryTermsDto = z.output<typeof deliveryTermsSchema>;
