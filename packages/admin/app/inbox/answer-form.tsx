import type { InboxThreadDto, StandingAnswerDto } from "@pecacerta/contract/admin/inbox";
import { MAX_ANSWER_LENGTH } from "@pecacerta/rules/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { AnswerConflict } from "./answer-conflict.tsx";
import type { EntryLocationState } from "./entry-view.tsx";
import { PastAnswers } from "./past-answers.tsx";
import { readStandingAnswer, sendAnswer } from "./send-answer.ts";
import { TemplatePicker } from "./template-picker.tsx";
import { useEntryAction } from "./use-entry-action.ts";

type AnswerFormProps = { thread: InboxThreadDto; onClose: () => void };
type Sent = Extract<Awaited<ReturnType<typeof sendAnswer>>, { ok: true }>;

export function AnswerForm({ thread, onClose }: AnswerFormProps) {
  const { text, setText, isSending, refusal, standing, replaced, send } = useAnswer(thread, onClose);
  const append = (picked: string) => setText(text.trim() ? `${text.trim()}\n\n${picked}` : picked);
  const label = replaced ? inboxTexts.saveChange : inboxTexts.send;
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(replaced?.text);
      }}
    >
      {standing ? (
        <AnswerConflict kind={thread.kind} answer={standing} onReplace={() => void send(standing.text)} />
      ) : null}
      <TemplatePicker thread={thread} onPick={append} />
      <AnswerField
        thread={thread}
        text={text}
        onText={setText}
        isReadOnly={isSending}
        refusal={standing ? undefined : refusal}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? inboxTexts.sending : label}
        </Button>
        {replaced ? (
          <Button variant="quiet" onClick={onClose}>
            {inboxTexts.cancel}
          </Button>
        ) : null}
      </div>
      <PastAnswers past={thread.past} onUse={append} />
    </form>
  );
}

/** `replaced`: the answer that the form began with. `standing`: another one that came since. */
function useAnswer(thread: InboxThreadDto, onClose: () => void) {
  const { slug: company } = useStaffCompany();
  const [replaced] = useState(thread.answer);
  const initial = replaced?.text ?? "";
  const [text, setText] = useInputDraft(`inbox-answer ${company} ${thread.kind} ${thread.id}`, initial);
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<StandingAnswerDto>();
  const { run, isRunning: isSending } = useOneAtATime();
  const [sent, setSent] = useState<Sent>();
  const { finish } = useEntryAction(thread);
  useUnsavedChanges(!sent && text !== initial);
  // After the text has ceased to be unsaved, so that nothing asks for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!sent) return;
    onClose();
    finish(sent, inboxTexts.sent);
  }, [sent]);

  async function send(previous: string | undefined): Promise<void> {
    const result = await run(() => sendAnswer(thread, { company, answer: text, previous }));
    if (!result) return;
    if (result.ok) return setSent(result);
    setConflict(result.refusal === "ALREADY_ANSWERED" ? readStandingAnswer(result.responseBody) : undefined);
    setRefusal(result.errors.answer ?? result.refusal);
  }
  const arrived = thread.answer && thread.answer.text !== replaced?.text ? thread.answer : undefined;
  return { text, setText, isSending, refusal, standing: sent ? undefined : (conflict ?? arrived), replaced, send };
}

type AnswerFieldProps = {
  thread: InboxThreadDto;
  text: string;
  onText: (text: string) => void;
  isReadOnly: boolean;
  refusal: string | undefined;
};

function AnswerField({ thread: { kind }, text, onText, isReadOnly, refusal }: AnswerFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const state = useLocation().state as EntryLocationState;
  const takesFocus = state?.focusesAnswer === true;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  return (
    <LabeledControl
      label={inboxTexts.answer}
      hint={inboxTexts.answerHint(kind)}
      error={tooLongText(text, MAX_ANSWER_LENGTH) ?? (refusal && companyRefusalText(refusal))}
    >
      {(described) => (
        <textarea
          {...described}
          ref={field}
          rows={5}
          className="input"
          readOnly={isReadOnly}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={submitOnControlEnter}
        />
      )}
    </LabeledControl>
  );
}

function submitOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}
