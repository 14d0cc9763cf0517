import { formatMoney } from "@pecacerta/rules/money";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { Folder, Search } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { highlightMatches } from "./highlight-matches.ts";
import "./search-suggestions.css";

type SuggestionRow = { id: string; isActive: boolean; term: string };

const classOf = (isActive: boolean) => (isActive ? "search-row search-active" : "search-row");

/** A row is a link that the pointer opens; the keys stand in the field and press it from there. */
export function SuggestedProduct({ card, id, isActive, term }: SuggestionRow & { card: ProductCardData }) {
  const isExactNumber = card.partNumber !== "" && normalizePartNumber(card.partNumber) === normalizePartNumber(term);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={`/products/${card.slug}`}
      className={classOf(isActive)}
    >
      <span className="picture-box search-picture">
        <ProductPicture src={card.image} alt="" />
      </span>
      <span className="search-said">
        <span className="search-name">
          <Highlighted name={card.name} term={term} />
        </span>
        <span className="search-number">
          {[card.brand, card.partNumber].filter(Boolean).join(" · ")}
          {isExactNumber ? <strong className="search-exact"> {m.exact_number()}</strong> : null}
        </span>
        <FitmentStatus productId={card.id} variant="dot" />
      </span>
      {card.price === null ? (
        <span className="search-price">{m.price_on_request()}</span>
      ) : (
        <span className="price search-price">{formatMoney(card.price)}</span>
      )}
    </a>
  );
}

export function RecentSearch({ term, id, isActive }: SuggestionRow) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={`/catalog/product-search?search=${encodeURIComponent(term)}`}
      className={`search-category ${classOf(isActive)}`}
    >
      <Search size={16} />
      <span>{term}</span>
    </a>
  );
}

export function SuggestedCategory({ slug, name, id, isActive, term }: SuggestionRow & { slug: string; name: string }) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={`/catalog/${slug}`}
      className={`search-category ${classOf(isActive)}`}
    >
      <Folder size={16} />
      <span>
        <Highlighted name={name} term={term} />
      </span>
    </a>
  );
}

function Highlighted({ name, term }: { name: string; term: string }) {
  return highlightMatches(name, term).map(({ text, isMatch: isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name have no other name
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
}
