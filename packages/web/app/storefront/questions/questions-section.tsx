import { m } from "#messages";
import { Feedback } from "../feedback/feedback.tsx";
import { type ListedQuestion, QuestionList } from "./question-list.tsx";

const loadQuestionPages = async () => (await import("./question-pages.tsx")).QuestionPages;

type QuestionsSectionProps = { productId: string; questions: readonly ListedQuestion[]; total: number };

export function QuestionsSection({ productId, questions, total }: QuestionsSectionProps) {
  return (
    <Feedback kind="questions" productId={productId} total={total} loadPages={loadQuestionPages}>
      {questions.length === 0 ? (
        <p className="notice">{m.no_questions_hint()}</p>
      ) : (
        <QuestionList questions={questions} />
      )}
    </Feedback>
  );
}
