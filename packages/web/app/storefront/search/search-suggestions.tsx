import { toast } from "@pecacerta/ui/toast.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { toProductCard } from "../product-info/product-card-data.ts";
import { debounce } from "./debounce.ts";
import type { SuggestionsProps } from "./search-form.tsx";
import { SuggestedCategory, SuggestedProduct } from "./suggestion-rows.tsx";
import {
  HEADER_LIMITS,
  isReportableError,
  MAX_PRODUCTS_SHOWN,
  suggestionsClient,
  suggestionsQuery,
} from "./suggestions-query.ts";
import { useRowNavigation } from "./use-row-navigation.ts";
import "./search-suggestions.css";

/** Suggestions for the input; without input the latest products and all categories. */
export function SearchSuggestions({ id, field, term, onActive }: SuggestionsProps) {
  const query = useDebounced(term);
  const { data, error, isFetching, isPlaceholderData } = useQuery(
    { ...suggestionsQuery(query, HEADER_LIMITS), placeholderData: keepPreviousData },
    suggestionsClient,
  );
  useEffect(() => {
    if (isReportableError(error)) toast.error(m.toast_search_failed());
  }, [error]);

  const products = (data?.products ?? []).slice(0, MAX_PRODUCTS_SHOWN).map(toProductCard);
  const categories = data?.categories ?? [];
  const rows = products.length + categories.length;
  const active = useRowNavigation(field, { rows, results: data }, `${id}-row`, onActive);
  const rowProps = (index: number) => ({ id: `${id}-row-${index}`, isActive: index === active });
  const isBlank = query.trim() === "";
  const statusText = () => {
    if (data === undefined) return error ? m.toast_search_failed() : m.searching();
    if (isPlaceholderData) return "";
    if (rows === 0) return m.nothing_suggested({ term: query.trim() });
    return m.suggested_count({
      products: m.suggested_count_products(pluralInputs(products.length)),
      categories: m.suggested_count_categories(pluralInputs(categories.length)),
    });
  };
  return (
    <div className="search-drop" aria-busy={isFetching}>
      <p role="status" className={rows === 0 ? "search-none" : "sr-only"}>
        {statusText()}
      </p>
      <div id={id} role="listbox" aria-label={m.suggestions()} className="search-rows" hidden={rows === 0}>
        {products.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
          <div role="group" aria-labelledby={`${id}-products`} className="search-products">
            <p id={`${id}-products`} className="search-group">
              {isBlank ? m.suggested_latest() : m.suggested_products()}
            </p>
            {products.map((card, index) => (
              <SuggestedProduct key={card.id} card={card} term={query} {...rowProps(index)} />
            ))}
          </div>
        ) : null}
        {categories.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
          <div role="group" aria-labelledby={`${id}-categories`} className="search-categories">
            <p id={`${id}-categories`} className="search-group">
              {m.suggested_categories()}
            </p>
            {categories.map(({ slug, name }, index) => (
              <SuggestedCategory
                key={slug}
                slug={slug}
                name={name}
                term={query}
                {...rowProps(products.length + index)}
              />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function useDebounced(term: string): string {
  const [debouncedTerm, settle] = useState(term);
  const typing = useMemo(() => debounce(settle), []);
  useEffect(() => typing.put(term), [typing, term]);
  useEffect(() => typing.stop, [typing]);
  return debouncedTerm;
}
