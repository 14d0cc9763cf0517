import { useRevalidator } from "react-router";
import { useText } from "../../texts/text.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Unplug } from "../../ui/icons.tsx";

export function BrokenContent() {
  const text = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="frame">
      <title>{text("TEXT_BROKEN_TITLE")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState icon={Unplug} level="h1" title={text("TEXT_BROKEN_TITLE")} hint={text("TEXT_BROKEN_HINT")}>
        <Button aria-disabled={state === "loading" || undefined} onClick={() => void revalidate()}>
          {text("TEXT_TRY_AGAIN")}
        </Button>
        <ButtonLink href="/" look="secondary">
          {text("TEXT_GO_HOME")}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
