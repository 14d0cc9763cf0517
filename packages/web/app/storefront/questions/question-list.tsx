import type { QuestionDto } from "@pecacerta/contract/questions";
import { m } from "#messages";
import { formatDay } from "../../texts/format-date.ts";
import "@pecacerta/ui/styles/comments.css";

export type ListedQuestion = Omit<QuestionDto, "avatar">;

export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  return (
    <ul className="comments">
      {questions.map((question) => (
        <li key={question.id}>
          <p className="comment-head">
            <b>{question.author}</b>
            <time dateTime={question.date}>{formatDay(question.date)}</time>
          </p>
          <p className="comment-text">{question.content}</p>
          {question.answer ? (
            <p className="comment-answer">
              <b>{m.seller_answers()}</b> {question.answer}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
