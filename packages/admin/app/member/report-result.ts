import { toast } from "@pecacerta/ui/toast.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";

type Result = { ok: true } | { ok: false; refusal: string };

/** Tells what came of a press. A question for a fresh sign-in that was closed is no failure. */
export function reportResult(result: Result, successText: string, failureText = companyRefusalText): void {
  if (result.ok) toast.success(successText);
  else if (result.refusal !== "FRESH_SIGN_IN_NEEDED") toast.error(failureText(result.refusal));
}
