import { z } from "zod";

const idempotencyKeyField = (fault: "IDEMPOTENCY_KEY_REQUIRED" | "ERROR_FORM_INVALID") =>
  z
    .string({ error: fault })
    .regex(/^[\x20-\x7e]{1,255}$/, fault)
    .meta({
      description:
        "Created by the client for each operation; a retry with the same key and body returns the first response",
      examples: ["5f0c7f0e-6a43-4c0b-9d7b-0a3f6f1f2c11"],
    });

/** Loose: validation drops other headers. */
export const requiredIdempotencyKey = z.looseObject({
  "idempotency-key": idempotencyKeyField("IDEMPOTENCY_KEY_REQUIRED"),
});

export const optionalIdempotencyKey = z.looseObject({
  "idempotency-key": idempotencyKeyField("ERROR_FORM_INVALID").optional(),
});

export const hasIdempotencyKey = ({ headers }: { headers?: z.ZodType }): boolean =>
  headers === requiredIdempotencyKey || headers === optionalIdempotencyKey;
