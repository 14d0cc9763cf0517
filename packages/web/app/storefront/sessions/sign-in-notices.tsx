import { Notice } from "@pecacerta/ui/notice.tsx";
import { WaitNotice } from "@pecacerta/ui/wait-notice.tsx";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";

type Props = {
  secondsLeft: number | undefined;
  willRepeat: boolean;
  refusal: string | undefined;
  /** Of the code by mail, which can be requested while the password waits. */
  codeRefusal: string | undefined;
};

export function SignInNotices({ secondsLeft, willRepeat, refusal, codeRefusal }: Props) {
  const shownRefusal = codeRefusal ?? (secondsLeft === undefined ? refusal : undefined);
  return (
    <>
      {secondsLeft !== undefined ? (
        <WaitNotice
          text={willRepeat ? m.sign_in_waiting() : m.sign_in_waiting_for_press()}
          countdown={m.sign_in_again_in({ seconds: secondsLeft })}
        />
      ) : null}
      {shownRefusal ? <Notice tone="failure">{refusalText(shownRefusal)}</Notice> : null}
    </>
  );
}
