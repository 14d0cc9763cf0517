import type { CustomerDto } from "@pecacerta/contract/accounts";
import { buyerContact } from "@pecacerta/rules/buyer-contact";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { useCallback, useState } from "react";
import { usePostcode } from "../delivery/postcode-store.ts";
import { type CheckoutDraft, loadDraft, saveDraft } from "./checkout-draft.ts";

/** Of the address, only the fields that change: the found address and typing may come in one moment. */
export type DraftChanges = Partial<Omit<CheckoutDraft, "address">> & { address?: Partial<CheckoutDraft["address"]> };

export function useDraft(company: string, user: CustomerDto): [CheckoutDraft, (changes: DraftChanges) => void] {
  const [draft, setDraft] = useState(() => withPostcode(loadDraft(company, user.id, addressFieldsOf(user))));
  const change = useCallback(
    (changes: DraftChanges) =>
      setDraft((previous) => {
        const next = { ...previous, ...changes, address: { ...previous.address, ...changes.address } };
        saveDraft(company, next);
        return next;
      }),
    [company],
  );
  return [draft, change];
}

/** The postcode that this browser asked delivery times for, unless another one is typed. */
function withPostcode(draft: CheckoutDraft): CheckoutDraft {
  const { postcode } = usePostcode.getState();
  if (postcode === null || draft.address.postcode !== "") return draft;
  return { ...draft, address: { ...draft.address, postcode: formatPostcode(postcode) } };
}

/** A failed refetch does not hide the loaded data. */
function addressFieldsOf({ email, phone, ...customer }: CustomerDto): Partial<CheckoutDraft["address"]> {
  return { ...buyerContact(customer), email, phone: formatPhone(phone ?? "") };
}
