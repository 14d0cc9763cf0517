import { useText } from "../../texts/text.ts";
import { type ListedQuestion, QuestionList } from "../questions/question-list.tsx";
import { Feedback } from "./feedback.tsx";

type QuestionsSectionProps = { productId: string; questions: readonly ListedQuestion[]; total: number };

export function QuestionsSection({ productId, questions, total }: QuestionsSectionProps) {
  const text = useText();
  return (
    <Feedback kind="questions" productId={productId} total={total}>
      {questions.length === 0 ? (
        <p className="notice">{text("TEXT_NO_QUESTIONS_HINT")}</p>
      ) : (
        <QuestionList questions={questions} />
      )}
    </Feedback>
  );
}
