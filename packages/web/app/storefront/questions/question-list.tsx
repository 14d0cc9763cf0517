import type { QuestionDto } from "@pecacerta/contract/questions";
import { formatDay } from "../../texts/format-date.ts";
import { useText } from "../../texts/text.ts";

export type ListedQuestion = Omit<QuestionDto, "avatar">;

export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  const text = useText();
  return (
    <ul className="opinions">
      {questions.map((question) => (
        <li key={question.id}>
          <p className="opinion-head">
            <b>{question.author}</b>
            <time dateTime={question.date}>{formatDay(question.date)}</time>
          </p>
          <p className="opinion-text">{question.content}</p>
          {question.answer ? (
            <p className="opinion-answer">
              <b>{text("TEXT_SELLER_ANSWERS")}</b> {question.answer}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
