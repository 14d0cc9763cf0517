import { Button } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";

export function UnconfirmedEmail({ email }: { email: string }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  async function send() {
    if (state !== "idle") return;
    setState("sending");
    const response = await call("POST /user/confirmation", {});
    setState(response.ok ? "sent" : "idle");
    if (!response.ok) toast.error(refusalText(response.refusal));
  }
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p className="small" role="status">
        {state === "sent" ? m.confirmation_sent({ email }) : m.email_unconfirmed()}
      </p>
      {state === "sent" ? null : (
        <Button variant="secondary" small onClick={() => void send()} aria-disabled={state === "sending" || undefined}>
          {m.send_confirmation()}
        </Button>
      )}
    </div>
  );
}
