import { useText } from "../../texts/text.ts";
import { Opinions } from "../opinions/opinions.tsx";
import { QuestionList, type QuestionShown } from "../opinions/question-list.tsx";

type Asked = { productId: string; questions: readonly QuestionShown[]; total: number };

/** What others asked about the product, with the seller's answers. */
export function Questions({ productId, questions, total }: Asked) {
  const text = useText();
  return (
    <Opinions of="questions" productId={productId} total={total}>
      {questions.length === 0 ? (
        <p className="notice">{text("TEXT_NO_QUESTIONS_HINT")}</p>
      ) : (
        <QuestionList questions={questions} />
      )}
    </Opinions>
  );
}
