import { m } from "#messages";
import "./seller-answer.css";

export const SellerAnswer = ({ answer }: { answer: string | null }) =>
  answer ? (
    <p className="seller-answer">
      <b>{m.seller_answers()}</b> {answer}
    </p>
  ) : null;
