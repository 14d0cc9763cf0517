import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { ProductDto } from "@pecacerta/contract/product";
import type { PartNumber } from "@pecacerta/rules/part-number";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import { type Tab, Tabs } from "@pecacerta/ui/tabs.tsx";
import { m } from "#messages";
import { FitmentSection } from "../fitment/fitment-section.tsx";
import type { ListedQuestion } from "../questions/question-list.tsx";
import { QuestionsSection } from "../questions/questions-section.tsx";
import type { ListedReview } from "../reviews/review-list.tsx";
import { ReviewsSection } from "../reviews/reviews-section.tsx";
import { ProductDescription } from "./description.tsx";
import { MeasureCheck } from "./measure-check.tsx";
import { PartNumbers } from "./part-numbers.tsx";
import { hasSpecification, Specification } from "./specification.tsx";

type ProductTabsProps = {
  product: ProductDto;
  condition: ProductCondition;
  warrantyMonths: number | null;
  fitments: readonly FitmentDto[];
  numbers: readonly PartNumber[];
  reviews: readonly ListedReview[];
  ratingCounts: readonly number[];
  questions: readonly ListedQuestion[];
  questionCount: number;
};

export function ProductTabs(tabs: ProductTabsProps) {
  return <Tabs label={m.product_parts()} tabs={buildTabs(tabs)} />;
}

function buildTabs({
  product,
  condition,
  warrantyMonths,
  fitments,
  numbers,
  reviews,
  ratingCounts,
  questions,
  questionCount,
}: ProductTabsProps): Tab[] {
  const specified = { product, condition, warrantyMonths };
  const tabs: (Tab | false)[] = [
    product.description.trim() !== "" && {
      id: "description",
      title: m.description(),
      content: <ProductDescription text={product.description} />,
    },
    (hasSpecification(specified) || numbers.length > 0) && {
      id: "specification",
      title: m.specification(),
      content: (
        <>
          <Specification {...specified} />
          <MeasureCheck product={product} />
          <PartNumbers numbers={numbers} />
        </>
      ),
    },
    {
      id: "fitment",
      title: m.fitment(),
      content: <FitmentSection productId={product.id} compatibility={product.compatibility} fitments={fitments} />,
    },
    {
      id: "reviews",
      title: titleWithCount(m.reviews(), product.reviews),
      content: (
        <ReviewsSection productId={product.id} rating={product.rating} counts={ratingCounts} reviews={reviews} />
      ),
    },
    {
      id: "questions",
      title: titleWithCount(m.questions(), questionCount),
      content: <QuestionsSection productId={product.id} questions={questions} total={questionCount} />,
    },
  ];
  return tabs.filter((tab) => tab !== false);
}

const titleWithCount = (title: string, count: number): string => (count > 0 ? `${title} (${count})` : title);
