import { z } from "zod";
import { REFUSALS, type Refusal } from "./refusals.ts";

/**
 * The body of every failure. `message` is a key of the message catalogue; `errors` names fields by their path
 * (`items.0.quantity`) and what is wrong with each; `requestId` comes with a 5xx, which says nothing else.
 */
export const errorBodySchema = z
  .object({
    message: z.enum(REFUSALS as readonly [Refusal, ...Refusal[]]),
    errors: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  })
  .meta({
    id: "Failure",
    description: "A failed call: a key of the message catalogue and, by field, what is wrong",
    examples: [{ message: "VALIDATION_FAILED", errors: { email: "ERROR_FORM_REQUIRED" } }],
  });

export type ErrorBodyDto = z.output<typeof errorBodySchema>;
