import { type QuestionInput as Fields, MAX_QUESTION_LENGTH, parseQuestion } from "@pecacerta/rules/feedback";
import { fieldErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useEffect, useId, useRef } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import type { FeedbackFormProps } from "../feedback/feedback-editor.tsx";
import "@pecacerta/ui/styles/comments.css";

export function QuestionForm({ productId, onSent }: FeedbackFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const { fields, refusal, isSending, submit } = useValidatedForm<keyof Fields>({
    initial: { question: "" },
    validate: (values) => fieldErrors(parseQuestion(values)),
    async send(values) {
      const response = await call("POST /sale/question/insert", { body: { product_id: productId, ...values } });
      if (response.ok) onSent();
      return response;
    },
  });
  const { error, ...question } = fields.field("question");
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="comment-form">
      <h3>{m.write_question()}</h3>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <LabeledControl
        id={`${id}-question`}
        label={m.your_question()}
        hint={m.your_question_hint()}
        error={fieldRefusalText(error, MAX_QUESTION_LENGTH)}
      >
        {(described) => <textarea {...question} {...described} rows={3} className="input" />}
      </LabeledControl>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? m.opinion_sending() : m.send_question()}
      </Button>
    </form>
  );
}
