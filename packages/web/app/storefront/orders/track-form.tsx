import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useCustomerText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { TrackedOrder } from "./tracked-order.tsx";
import { useTracking } from "./use-tracking.ts";

export function TrackForm() {
  const text = useCustomerText();
  const isHydrated = useHydrated();
  const { fields, refusal, isSending, order, submit } = useTracking();
  const { field, errors } = fields;
  const errorText = (name: "number" | "email") => (errors[name] ? refusalText(errors[name]) : undefined);
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <fieldset disabled={!isHydrated} className="grid gap-4">
          {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
          <Field
            {...field("number")}
            id="track-number"
            label={text("TEXT_TRACK_NUMBER")}
            hint={text("TEXT_TRACK_NUMBER_HINT")}
            error={errorText("number")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
          <Field
            {...field("email")}
            id="track-email"
            label={text("TEXT_FIELD_EMAIL")}
            hint={text("TEXT_TRACK_EMAIL_HINT")}
            error={errorText("email")}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <Button type="submit" wide aria-disabled={isSending}>
            {text(isSending ? "TEXT_TRACKING" : "TEXT_TRACK")}
          </Button>
        </fieldset>
      </form>
      <div role="status">{order ? <TrackedOrder order={order} /> : null}</div>
    </>
  );
}
