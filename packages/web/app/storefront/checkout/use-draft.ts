import type { CustomerDto } from "@pecacerta/contract/accounts";
import { formatPhone } from "@pecacerta/rules/phone";
import { useCallback, useState } from "react";
import { type CheckoutDraft, loadDraft, saveDraft } from "./checkout-draft.ts";

export function useDraft(
  company: string,
  user: CustomerDto,
): [CheckoutDraft, (changes: Partial<CheckoutDraft>) => void] {
  const [draft, setDraft] = useState(() => loadDraft(company, user.id, addressFieldsOf(user)));
  const change = useCallback(
    (changes: Partial<CheckoutDraft>) =>
      setDraft((previous) => {
        const next = { ...previous, ...changes };
        saveDraft(company, next);
        return next;
      }),
    [company],
  );
  return [draft, change];
}

/** A failed refetch does not hide the loaded data. */
function addressFieldsOf({ name, email, phone }: CustomerDto): Partial<CheckoutDraft["address"]> {
  const [firstName = "", ...otherNames] = name.split(" ");
  return { firstName, lastName: otherNames.join(" "), email, phone: formatPhone(phone ?? "") };
}
