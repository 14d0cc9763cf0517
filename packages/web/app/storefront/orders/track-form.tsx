import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import type { useTracking } from "./use-tracking.ts";

export function TrackForm({ tracking }: { tracking: ReturnType<typeof useTracking> }) {
  const isHydrated = useHydrated();
  const { fields, refusal, isSending, submit } = tracking;
  const { field, errors } = fields;
  const errorText = (name: "number" | "email") => (errors[name] ? refusalText(errors[name]) : undefined);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={!isHydrated} className="grid gap-4">
        {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
        <Field
          {...field("number")}
          id="track-number"
          label={m.track_number()}
          hint={m.track_number_hint()}
          error={errorText("number")}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Field
          {...field("email")}
          id="track-email"
          label={m.field_email()}
          hint={m.track_email_hint()}
          error={errorText("email")}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" wide aria-disabled={isSending}>
          {isSending ? m.tracking() : m.track()}
        </Button>
      </fieldset>
    </form>
  );
}
