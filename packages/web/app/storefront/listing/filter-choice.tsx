import { Stars } from "@pecacerta/ui/stars.tsx";
import { formatCount } from "../../texts/portuguese.ts";
import { ratingLabel } from "../product-info/rating-text.ts";
import type { ChoiceFilter } from "./filter-choices.tsx";
import type { useListLink } from "./use-change-list.ts";
import "./filter-choice.css";

type Props = {
  type: ChoiceFilter["type"];
  item: { slug: string; name: string; count: number; color?: string };
  isSelected: boolean;
  link: ReturnType<ReturnType<typeof useListLink>>;
};

export function FilterChoice({ type, item, isSelected, link }: Props) {
  const isEmpty = item.count === 0 && !isSelected;
  const className = type === "radio" ? "choice choice-round" : "choice";
  return (
    // A choice without results has no link.
    <a
      {...(isEmpty ? {} : link)}
      role={isEmpty ? "link" : undefined}
      aria-disabled={isEmpty || undefined}
      className={className}
      rel="nofollow"
      aria-current={isSelected || undefined}
    >
      {item.color ? <Swatch color={item.color} /> : null}
      <span className="choice-name flex items-center gap-2">
        {type === "rating" ? <Stars rating={Number(item.slug)} label={ratingLabel(Number(item.slug))} /> : null}
        {item.name}
      </span>
      <span className="choice-count">{formatCount(item.count)}</span>
    </a>
  );
}

// White needs a visible edge.
const Swatch = ({ color }: { color: string }) => (
  <svg width="20" height="20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill={color} stroke="var(--color-grey-400)" />
  </svg>
);
