import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert, SearchX } from "@pecacerta/ui/icons.tsx";
import { useLayoutEffect } from "react";
import { Link } from "react-router";
import { retainDrafts } from "../drafts/draft-storage.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { PageTitle } from "./page-title.tsx";

/** An unknown address, or an error of the program. */
export function PageError({ isMissing }: { isMissing: boolean }) {
  // Before the effects of the page that broke end, which delete what was typed there.
  useLayoutEffect(() => (isMissing ? undefined : retainDrafts()), [isMissing]);
  const title = isMissing ? shellTexts.notFoundTitle : shellTexts.brokenTitle;
  return (
    <main className="frame grid place-items-center py-12">
      <PageTitle title={title} />
      <EmptyState
        icon={isMissing ? SearchX : CircleAlert}
        level="h1"
        title={title}
        hint={isMissing ? shellTexts.notFoundHint : shellTexts.brokenHint}
      >
        {isMissing ? null : <Button onClick={() => location.reload()}>{shellTexts.tryAgain}</Button>}
        <Link to="/" className="button button-secondary">
          {shellTexts.goToStart}
        </Link>
      </EmptyState>
    </main>
  );
}
