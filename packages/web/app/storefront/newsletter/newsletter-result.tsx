import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useState } from "react";
import { m } from "#messages";
import type { CallResultOf } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { NarrowPage } from "../account-layout/narrow-page.tsx";

type Answer = CallResultOf<"POST /mailing/newsletter/confirm" | "POST /mailing/newsletter/leave">;
type Props = { title: string; intro: string; button: string; send: () => Promise<Answer> };

/** The target of a newsletter link. Mail programs prefetch links, so only the button acts. */
export function LetterPage({ title, intro, button, send }: Props) {
  const isAlive = useHydrated();
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setSending] = useState(false);
  const press = async () => {
    if (isSending) return;
    setSending(true);
    setAnswer(await send());
    setSending(false);
  };
  return (
    <NarrowPage title={title} intro={intro}>
      <div className="grid gap-4">
        {answer?.ok ? <Notice tone="success">{answer.value.data}</Notice> : null}
        {answer && !answer.ok ? <Notice tone="failure">{refusalText(answer.refusal)}</Notice> : null}
        {answer?.ok ? null : (
          <Button wide disabled={!isAlive} aria-disabled={isSending || undefined} onClick={press}>
            {isSending ? m.news_wait() : button}
          </Button>
        )}
      </div>
    </NarrowPage>
  );
}
