import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import * as v from "valibot";
import { readStored, removeStored, storeValue } from "../../client/storage.ts";

const VERSION = 1;

const codeRequestSchema = v.object({
  email: v.string(),
  request: v.string(),
  remember: v.boolean(),
  sentAt: v.number(),
});

export type CodeRequest = v.InferOutput<typeof codeRequestSchema>;

const keyOf = (company: string): string => `sign_in_code_${company}`;

/** Stored for this tab: phones discard a tab while its user reads the mail. */
export function storeCodeRequest(company: string, codeRequest: CodeRequest): void {
  storeValue(keyOf(company), VERSION, codeRequest, "sessionStorage");
}

export function loadCodeRequest(company: string): CodeRequest | undefined {
  const stored = v.safeParse(codeRequestSchema, readStored(keyOf(company), VERSION, "sessionStorage"));
  if (!stored.success) return undefined;
  return Math.abs(Date.now() - stored.output.sentAt) < ACCOUNT_LINK_LIFETIME_MS["sign-in"] ? stored.output : undefined;
}

export const deleteCodeRequest = (company: string): void => removeStored(keyOf(company), "sessionStorage");
