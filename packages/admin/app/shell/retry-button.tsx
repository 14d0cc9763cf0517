import { Button } from "@pecacerta/ui/button.tsx";
import { shellTexts } from "../texts/shell-texts.ts";

type RetryButtonProps = { refusal: string | undefined; onRetry: () => void; isSmall?: boolean };

/** Nothing for a missing permission, which another try would not give. */
export const RetryButton = ({ refusal, onRetry, isSmall = false }: RetryButtonProps) =>
  refusal === "FORBIDDEN" ? null : (
    <Button variant={isSmall ? "secondary" : "primary"} small={isSmall} onClick={() => onRetry()}>
      {shellTexts.tryAgain}
    </Button>
  );
