import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { parseMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { MONEY_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import type { ThreadBid } from "./bid-section.tsx";
import { priceDifference } from "./price-difference.ts";
import type { useEntryAction } from "./use-entry-action.ts";

type CounterFormProps = {
  thread: InboxThreadDto;
  bid: ThreadBid;
  onDone: ReturnType<typeof useEntryAction>["finish"];
  onFail: (failure: StaffCallFailure) => void;
};

export function CounterForm({ thread, bid, onDone, onFail }: CounterFormProps) {
  const { slug: company } = useStaffCompany();
  const { fields, isSending, submit } = useSubmitForm<"value", number>({
    initial: { value: "" },
    parse({ value }) {
      const parsed = parseMoney(value);
      return parsed.ok ? parsed : { ok: false, refusal: "", details: { value: "INVALID_BID_VALUE" } };
    },
    async send(value) {
      const options = { company, params: { id: thread.id }, body: { value } };
      const result = await callStaff("POST /admin/bids/:id/counter", options);
      if (result.ok) onDone(result, inboxTexts.countered);
      else if (!result.errors.value) onFail(result);
      return result;
    },
  });
  const { error, ...value } = fields.field("value");
  const typed = parseMoney(value.value);
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <MaskedField
        {...value}
        mask={MONEY_MASK}
        inputMode="numeric"
        autoComplete="off"
        label={inboxTexts.counterLabel}
        hint={typed.ok ? inboxTexts.counterHint(priceDifference(typed.value, bid.price)) : undefined}
        error={error && companyRefusalText(error)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
        {inboxTexts.counter}
      </Button>
    </form>
  );
}
