import { z } from "zod";
import { REFUSALS, type Refusal } from "./refusals.ts";

/**
 * The body of every failed call. `message` is a refusal key; `errors` maps field paths (`items.0.quantity`) to keys;
 * `requestId` comes with a 5xx.
 */
export const errorBodySchema = z
  .object({
    message: z.enum(REFUSALS as readonly [Refusal, ...Refusal[]]),
    errors: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  })
  .meta({
    id: "Failure",
    description: "A failed call: a message key and, by field, the keys of errors",
    examples: [{ message: "VALIDATION_FAILED", errors: { email: "ERROR_FORM_REQUIRED" } }],
  });

export type ErrorBodyDto = z.output<typeof errorBodySchema>;
