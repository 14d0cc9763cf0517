import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { setSessionPrompts } from "../client/session-prompts.ts";
import { signInTexts } from "../texts/sign-in-texts.ts";

const loadForm = () => import("./fresh-sign-in-form.tsx");
const FreshSignInForm = lazy(() => loadForm().then((module) => ({ default: module.FreshSignInForm })));

/** Asks for a factor in place when a call needs a fresh sign-in. */
export function FreshSignInHost() {
  const [answer, setAnswer] = useState<(isFresh: boolean) => void>();
  useEffect(
    () => setSessionPrompts({ confirm: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)) }),
    [],
  );
  useEffect(() => void loadForm().catch(() => undefined), []);
  const end = (isFresh: boolean) => {
    answer?.(isFresh);
    setAnswer(undefined);
  };
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => end(false)}
      title={signInTexts.codeTitle}
      closeLabel={signInTexts.close}
      className="dialog-sheet"
    >
      {answer ? (
        <Suspense>
          <FreshSignInForm onEnd={end} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
