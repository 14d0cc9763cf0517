import type { PasskeyDto } from "@pecacerta/contract/admin/passkeys";
import { Button } from "@pecacerta/ui/button.tsx";
import { KeyRound } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import { createPasskey, offersPasskeys } from "../session/passkeys.ts";
import { accountRefusalText } from "../texts/account-refusal-text.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { formatDate } from "../texts/format-time.ts";
import "./account.css";

const PASSKEYS_KEY = ["passkeys"] as const;

export function PasskeyList() {
  const { data: passkeys = [] } = useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: async ({ signal }) => (await unwrapStaffCall(callUser("GET /admin/me/passkeys", { signal }))).data,
  });
  const { add, remove, refusal, isWaiting } = usePasskeyActions();
  return (
    <div className="grid gap-4">
      <p>{accountTexts.passkeysIntro}</p>
      {refusal ? <Notice tone="failure">{accountRefusalText(refusal)}</Notice> : null}
      {passkeys.length > 0 ? (
        <ul className="divided">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} remove={remove} />
          ))}
        </ul>
      ) : (
        <p className="note">{accountTexts.noPasskeys}</p>
      )}
      {offersPasskeys() ? (
        <Button
          variant={passkeys.length > 0 ? "secondary" : "primary"}
          className="justify-self-start"
          aria-disabled={isWaiting}
          onClick={add}
        >
          <KeyRound size={18} />
          {isWaiting ? accountTexts.addingPasskey : accountTexts.addPasskey}
        </Button>
      ) : (
        <p className="note">{accountTexts.noWebAuthn}</p>
      )}
    </div>
  );
}

function PasskeyItem({ passkey, remove }: { passkey: PasskeyDto; remove: (id: string) => void }) {
  const { id, createdAt, usedAt, backedUp } = passkey;
  const name = accountTexts.passkeyName(passkey.name);
  const facts = [
    accountTexts.passkeyCreated(formatDate(createdAt)),
    usedAt && accountTexts.passkeyUsed(formatDate(usedAt)),
    backedUp && accountTexts.passkeySynced,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="account-item-name wrap-anywhere">{name}</p>
        <p className="caption">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <Button variant="quiet" small aria-label={accountTexts.removePasskeyOf(name)} onClick={() => remove(id)}>
        {accountTexts.removePasskey}
      </Button>
    </li>
  );
}

function usePasskeyActions() {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  async function run(action: () => ReturnType<typeof createPasskey>, text: string) {
    if (isWaiting) return;
    setRefusal(undefined);
    setWaiting(true);
    const result = await action();
    setWaiting(false);
    if (!result.ok) return result.refusal === "FRESH_SIGN_IN_NEEDED" ? undefined : setRefusal(result.refusal);
    queryClient.setQueryData(STAFF_USER_KEY, result.value.data);
    await queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY });
    toast.success(text);
  }
  return {
    refusal,
    isWaiting,
    add: () => run(createPasskey, accountTexts.passkeyAdded),
    remove: (id: string) =>
      run(() => callUser("DELETE /admin/me/passkeys/:id", { params: { id } }), accountTexts.passkeyRemoved),
  };
}
