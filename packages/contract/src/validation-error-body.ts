import type { Call } from "./call.ts";
import type { ErrorBodyDto } from "./error-body.ts";
import { isRefusal, type Refusal } from "./refusals.ts";

/** An issue of a validator: `instancePath` is `/items/0/quantity`, `message` the key of the failed check. */
export type ValidationIssue = { instancePath: string; message?: string | undefined };

/**
 * The body of a 422 with the first error of each field. `message` is VALIDATION_FAILED, or the key of the only error
 * if the call lists it among its refusals.
 */
export function validationErrorBody(call: Call, faults: readonly ValidationIssue[]): ErrorBodyDto {
  const errors = new Map<string, Refusal>();
  for (const { instancePath, message = "" } of faults) {
    const field = instancePath.slice(1).replaceAll("/", ".") || "body";
    if (!errors.has(field)) errors.set(field, isRefusal(message) ? message : "ERROR_FORM_INVALID");
  }
  const [only = "VALIDATION_FAILED", ...more] = errors.values();
  const named: readonly Refusal[] = call.refusals?.[422] ?? [];
  const alone = more.length === 0 && named.includes(only);
  return { message: alone ? only : "VALIDATION_FAILED", errors: Object.fromEntries(errors) };
}
