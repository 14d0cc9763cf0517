import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { useSimpleAction } from "./use-simple-action.ts";

type CompleteDialogProps = { order: { number: string; missing: number }; onClose: () => void };

export function CompleteDialog({ order, onClose }: CompleteDialogProps) {
  const { number } = order;
  const { intro, submit: submitLabel, done } = actionTexts.complete;
  const title = actionTexts.titles.complete(number);
  const name = "POST /admin/orders/:number/complete";
  const action = useSimpleAction(number, { name, done: done(number), onClose });
  return (
    <ActionDialog {...{ title, onClose, submitLabel }} {...action}>
      <MissingNotice missing={order.missing} />
      <p>{intro}</p>
    </ActionDialog>
  );
}

export function PutBackDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { intro, submit: submitLabel, done } = actionTexts.putBack;
  const title = actionTexts.titles["put-back"](number);
  const action = useSimpleAction(number, { name: "POST /admin/orders/:number/put-back", done, onClose });
  return (
    <ActionDialog {...{ title, onClose, submitLabel }} {...action}>
      <p>{intro}</p>
    </ActionDialog>
  );
}
