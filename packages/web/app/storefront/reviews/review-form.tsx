import { type ReviewInput as Fields, MAX_REVIEW_LENGTH, parseReview } from "@pecacerta/rules/feedback";
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
import { StarPicker } from "./star-picker.tsx";
import "@pecacerta/ui/styles/comments.css";

export function ReviewForm({ productId, onSent }: FeedbackFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const { fields, refusal, isSending, submit } = useValidatedForm<keyof Fields>({
    initial: { rating: "", revision: "" },
    validate: (values) => fieldErrors(parseReview(values)),
    async send(values) {
      const parsed = parseReview(values);
      if (!parsed.ok) return { ...parsed, errors: fieldErrors(parsed) };
      const response = await call("POST /sale/review/insert", { body: { product_id: productId, ...parsed.value } });
      if (response.ok) onSent();
      return response;
    },
  });
  const { error: ratingError, ...rating } = fields.field("rating");
  const { error: revisionError, ...revision } = fields.field("revision");
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="comment-form">
      <h3>{m.write_review()}</h3>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <StarPicker {...rating} label={m.your_rating()} error={ratingError && refusalText(ratingError)} />
      <LabeledControl
        id={`${id}-revision`}
        label={m.your_review()}
        hint={m.your_review_hint()}
        error={fieldRefusalText(revisionError, MAX_REVIEW_LENGTH)}
      >
        {(described) => <textarea {...revision} {...described} rows={4} className="input" />}
      </LabeledControl>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? m.opinion_sending() : m.send_review()}
      </Button>
    </form>
  );
}
