import { toast } from "@pecacerta/ui/toast.ts";
import { useEffect, useState } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { setLeavePrompt } from "./confirm-leave.ts";
import { LeaveQuestion } from "./leave-question.tsx";
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
    <>
      <LeaveQuestion open={isAsking} onStay={stay} onLeave={() => proceed?.()} />
      <PromptedQuestion />
    </>
  );
}

function PromptedQuestion() {
  const [prompt, setPrompt] = useState<{ answer: (isLeaving: boolean) => void }>();
  useEffect(() => setLeavePrompt((answer) => setPrompt({ answer })), []);
  const answer = (isLeaving: boolean) => {
    setPrompt(undefined);
    prompt?.answer(isLeaving);
  };
  return prompt ? <LeaveQuestion open onStay={() => answer(false)} onLeave={() => answer(true)} /> : null;
}

// An ended session keeps what was typed, and leads back.
const isBlocked: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !nextLocation.pathname.startsWith("/entrar") &&
  (hasUnsavedChanges() || !navigator.onLine);
