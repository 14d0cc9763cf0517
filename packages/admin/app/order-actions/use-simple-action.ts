import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { endDialog, useOrderAction } from "./use-order-action.ts";

type SimpleActionOptions = {
  name: Parameters<ReturnType<typeof useOrderAction>>[0];
  done: string;
  onClose: () => void;
  /** Refuses before anything is sent. */
  findRefusal?: () => string | undefined;
};

/** The form of an action without fields. */
export function useSimpleAction(number: string, { name, done, onClose, findRefusal }: SimpleActionOptions) {
  const act = useOrderAction(number);
  const { refusal, isSending, submit } = useSubmitForm<never, null>({
    initial: {},
    parse() {
      const refusal = findRefusal?.();
      return refusal ? { ok: false, refusal } : { ok: true, value: null };
    },
    send: async () => endDialog(await act(name), done, onClose),
  });
  return { refusal, isSending, submit };
}
