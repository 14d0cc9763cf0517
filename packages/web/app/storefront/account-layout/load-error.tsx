import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { WifiOff } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { CallError } from "../../client/query-provider.tsx";
import { refusalText } from "../../texts/refusal-text.ts";

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const hint = refusalText(error instanceof CallError ? error.failure.refusal : "INTERNAL_ERROR");
  return (
    <div role="alert">
      <EmptyState icon={WifiOff} title={m.error_loading()} hint={hint}>
        <Button onClick={onRetry}>{m.try_again()}</Button>
      </EmptyState>
    </div>
  );
}
