import type { User } from "@pecacerta/contract/accounts";
import { formatPhone } from "@pecacerta/rules/phone";
import { useCallback, useState } from "react";
import { type Draft, keepDraft, openDraft } from "./checkout-draft.ts";

/** What is being filled in; every change is kept at once. */
export function useDraft(company: string, user: User): [Draft, (part: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => openDraft(company, user.id, knownOf(user)));
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        keepDraft(company, after);
        return after;
      }),
    [company],
  );
  return [draft, change];
}

/** A customer without an address is asked for no more than is missing. */
function knownOf({ name, email, phone }: User): Partial<Draft["address"]> {
  const [firstName = "", ...others] = name.split(" ");
  return { firstName, lastName: others.join(" "), email, phone: formatPhone(phone ?? "") };
}
