import type { Call } from "./call.ts";
import type { ErrorBodyDto } from "./error-body.ts";
import { isRefusal, type Refusal } from "./refusals.ts";

/** What a validator found: `instancePath` is `/items/0/quantity`, `message` the key of the check that failed. */
export type ValidationIssue = { instancePath: string; message?: string | undefined };

/**
 * The body of a 422. Each field gets its first fault, its path joined by dots; `message` is VALIDATION_FAILED, or the
 * key itself where it is the only fault and one that the call names among its refusals (a register form's
 * AUTH_WEAK_PASSWORD). A fault without a key of the catalogue becomes ERROR_FORM_INVALID.
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
