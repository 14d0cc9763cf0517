import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { unsavedTexts } from "../texts/unsaved-texts.ts";
import { hasUnsavedChanges } from "./use-unsaved-changes.ts";

/**
 * Asks before a page with unsaved changes is left, and opens no page without a connection. One for all pages: the router
 * takes one blocker.
 */
export function LeaveGuard() {
  const { state, reset, proceed } = useBlocker(isBlocked);
  const isOffline = state === "blocked" && !navigator.onLine;
  const isAsking = state === "blocked" && !isOffline;
  const stay = () => reset?.();
  useEffect(() => {
    if (!isOffline) return;
    reset?.();
    toast.warning(shellTexts.offlinePage);
  }, [isOffline, reset]);
  return (
    <Dialog open={isAsking} onClose={stay} title={unsavedTexts.title} closeLabel={unsavedTexts.stay}>
      {isAsking ? (
        <div className="grid gap-4">
          <p>{unsavedTexts.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={stay}>{unsavedTexts.stay}</Button>
            <Button variant="secondary" onClick={() => proceed?.()}>
              {unsavedTexts.leave}
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

// An ended session keeps what was typed, and leads back.
const isBlocked: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !nextLocation.pathname.startsWith("/entrar") &&
  (hasUnsavedChanges() || !navigator.onLine);
