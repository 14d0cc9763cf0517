import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useUserCache } from "../sessions/use-account.ts";

export function ReviewMails({ isEnabled }: { isEnabled: boolean }) {
  const updateUser = useUserCache();
  const [isSending, setSending] = useState(false);
  async function choose() {
    if (isSending) return;
    setSending(true);
    const response = await call("POST /user/review-mails", { body: { enabled: !isEnabled } });
    setSending(false);
    if (!response.ok) return toast.error(refusalText(response.refusal));
    updateUser(response.value.data);
  }
  return (
    <Card title={m.review_mails_leave()} className="mt-8 max-w-xl">
      <div className="grid justify-items-start gap-3">
        <p aria-live="polite">{isEnabled ? m.review_mails_on() : m.review_mails_off()}</p>
        <Button variant="secondary" onClick={() => void choose()} aria-disabled={isSending || undefined}>
          {isEnabled ? m.review_mails_leave_button() : m.review_mails_return()}
        </Button>
      </div>
    </Card>
  );
}
