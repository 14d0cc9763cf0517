import type { CustomerDto } from "@pecacerta/contract/accounts";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";

export function ReviewMails({ isEnabled }: { isEnabled: boolean }) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  async function choose() {
    if (isSending) return;
    setSending(true);
    const response = await call("POST /user/review-mails", { body: { enabled: !isEnabled } });
    setSending(false);
    if (!response.ok) return toast.error(refusalText(response.refusal));
    queryClient.setQueryData(["user"], ({ data }: { data: CustomerDto }) => ({
      data: { ...data, ...response.value.data },
    }));
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
