import { CallFailed } from "../../client/answers.tsx";
import { useText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { WifiOff } from "../../ui/icons.tsx";

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  const hint = refusalText(error instanceof CallFailed ? error.failed.refusal : "INTERNAL_ERROR");
  return (
    <div role="alert">
      <EmptyState icon={WifiOff} title={text("TEXT_ERROR_LOADING")} hint={hint}>
        <Button onClick={onRetry}>{text("TEXT_TRY_AGAIN")}</Button>
      </EmptyState>
    </div>
  );
}
