import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { WifiOff } from "@pecacerta/ui/icons.tsx";
import { CallError } from "../../client/query-provider.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useCustomerText();
  const hint = refusalText(error instanceof CallError ? error.failure.refusal : "INTERNAL_ERROR");
  return (
    <div role="alert">
      <EmptyState icon={WifiOff} title={text("TEXT_ERROR_LOADING")} hint={hint}>
        <Button onClick={onRetry}>{text("TEXT_TRY_AGAIN")}</Button>
      </EmptyState>
    </div>
  );
}
