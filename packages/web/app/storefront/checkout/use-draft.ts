import type { CustomerDto } from "@pecacerta/contract/accounts";
import { formatPhone } from "@pecacerta/rules/phone";
import { useCallback, useState } from "react";
import { type CheckoutDraft, loadDraft, saveDraft } from "./checkout-draft.ts";

/** What is being filled in; every change is kept at once. */
export function useDraft(company: string, user: CustomerDto): [CheckoutDraft, (part: Partial<CheckoutDraft>) => void] {
  const [draft, setDraft] = useState(() => loadDraft(company, user.id, knownOf(user)));
  const change = useCallback(
    (part: Partial<CheckoutDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        saveDraft(company, after);
        return after;
      }),
    [company],
  );
  return [draft, change];
}

/** A customer without an address is asked for no more than is missing. */
function knownOf({ name, email, phone }: CustomerDto): Partial<CheckoutDraft["address"]> {
  const [firstName = "", ...others] = name.split(" ");
  return { firstName, lastName: others.join(" "), email, phone: formatPhone(phone ?? "") };
}
