import { CallError } from "../../client/query-provider.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { WifiOff } from "../../ui/icons.tsx";

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
