import type { FitmentRow } from "@pecacerta/contract/fitment";
import type { Product } from "@pecacerta/contract/product";
import type { PartNumber } from "@pecacerta/rules/part-number";
import { type Text, useText } from "../../texts/text.ts";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import type { QuestionShown } from "../opinions/question-list.tsx";
import type { ReviewShown } from "../opinions/review-list.tsx";
import { Description } from "./description.tsx";
import { Fitment } from "./fitment.tsx";
import { PartNumbers } from "./part-numbers.tsx";
import { Questions } from "./questions.tsx";
import { Reviews } from "./reviews.tsx";
import { hasSpecification, Specification } from "./specification.tsx";

type Parts = {
  product: Product;
  fitments: readonly FitmentRow[];
  numbers: readonly PartNumber[];
  reviews: readonly ReviewShown[];
  counts: readonly number[];
  questions: readonly QuestionShown[];
  asked: number;
};

/** What a product's page tells in its tabs; what there is nothing to tell of has no tab. */
export function ProductParts(parts: Parts) {
  const text = useText();
  return <Tabs label={text("TEXT_PRODUCT_PARTS")} tabs={partsOf(parts, text)} />;
}

function partsOf({ product, fitments, numbers, reviews, counts, questions, asked }: Parts, text: Text): Tab[] {
  const parts: (Tab | false)[] = [
    product.description.trim() !== "" && {
      ...{ id: "description", title: text("TEXT_DESCRIPTION") },
      content: <Description text={product.description} />,
    },
    (hasSpecification(product) || numbers.length > 0) && {
      ...{ id: "specification", title: text("TEXT_SPECIFICATION") },
      content: (
        <>
          <Specification product={product} />
          <PartNumbers numbers={numbers} />
        </>
      ),
    },
    {
      ...{ id: "fitment", title: text("TEXT_FITMENT") },
      content: <Fitment productId={product.id} compatibility={product.compatibility} fitments={fitments} />,
    },
    {
      ...{ id: "reviews", title: titleWith(text("TEXT_REVIEWS"), product.reviews) },
      content: <Reviews productId={product.id} rating={product.rating} counts={counts} reviews={reviews} />,
    },
    {
      ...{ id: "questions", title: titleWith(text("TEXT_QUESTIONS"), asked) },
      content: <Questions productId={product.id} questions={questions} total={asked} />,
    },
  ];
  return parts.filter((part) => part !== false);
}

const titleWith = (title: string, count: number): string => (count > 0 ? `${title} (${count})` : title);
