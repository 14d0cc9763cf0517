import type { FitmentDto } from "@pecacerta/contract/fitment";
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
import { type Measure, MeasureCheck } from "./measure-check.tsx";
import { PartNumbers } from "./part-numbers.tsx";
import type { PageProduct } from "./product-page-data.ts";
import { hasSpecification, Specification, type SpecificationGroup } from "./specification.tsx";

type ProductTabsProps = {
  product: PageProduct;
  specification: readonly SpecificationGroup[];
  measures: readonly Measure[];
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
  specification,
  measures,
  condition,
  warrantyMonths,
  fitments,
  numbers,
  reviews,
  ratingCounts,
  questions,
  questionCount,
}: ProductTabsProps): Tab[] {
  const specified = { groups: specification, condition, warrantyMonths };
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
          <MeasureCheck measures={measures} categories={product.categories} />
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
