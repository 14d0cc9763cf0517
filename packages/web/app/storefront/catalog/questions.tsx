import { dayText } from "../../texts/date-text.ts";
import { useText } from "../../texts/text.ts";

export type QuestionShown = { id: string; date: string; author: string; content: string; answer: string | null };

/** What others asked about the product, with the seller's answers. */
export function Questions({ questions }: { questions: readonly QuestionShown[] }) {
  const text = useText();
  if (questions.length === 0) return <p className="notice">{text("TEXT_NO_QUESTIONS_HINT")}</p>;
  return (
    <ul className="opinions">
      {questions.map((question) => (
        <li key={question.id}>
          <p className="opinion-head">
            <b>{question.author}</b>
            <time dateTime={question.date}>{dayText(question.date)}</time>
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
