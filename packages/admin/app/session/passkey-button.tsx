import { Button } from "@pecacerta/ui/button.tsx";
import { KeyRound } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { SubmitResult } from "@pecacerta/ui/use-submit-form.ts";
import { useState } from "react";
import { signInTexts } from "../texts/sign-in-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import { askForPasskey, offersPasskeys } from "./passkeys.ts";

export type Passkey = Extract<Awaited<ReturnType<typeof askForPasskey>>, { ok: true }>["passkey"];

type PasskeyButtonProps = {
  label: string;
  isMain?: boolean;
  send: (passkey: Passkey) => Promise<SubmitResult>;
};

/** Nothing in a browser without passkeys. */
export function PasskeyButton({ label, isMain = false, send }: PasskeyButtonProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  if (!offersPasskeys()) return null;
  async function use() {
    if (isWaiting) return;
    setRefusal(undefined);
    setWaiting(true);
    const answer = await askForPasskey();
    const result = answer.ok ? await send(answer.passkey) : answer;
    setWaiting(false);
    if (!result.ok) setRefusal(result.refusal);
  }
  return (
    <div className="grid gap-3">
      {refusal ? <Notice tone="failure">{staffRefusalText(refusal)}</Notice> : null}
      <Button variant={isMain ? "primary" : "secondary"} wide aria-disabled={isWaiting} onClick={use}>
        <KeyRound size={18} />
        {isWaiting ? signInTexts.passkeyWaiting : label}
      </Button>
    </div>
  );
}
