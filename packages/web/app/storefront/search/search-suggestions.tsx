import { toast } from "@pecacerta/ui/toast.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { useCompany } from "../companies/use-company.ts";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { toProductCard } from "../product-info/product-card-data.ts";
import { debounce } from "./debounce.ts";
import { missingPartText, unstatedPartText } from "./missing-part.tsx";
import { otherTerms, partialYearsText } from "./partial-years.ts";
import { quoteTerms } from "./quote-terms.ts";
import { forgetSearches, recentSearches } from "./recent-searches.ts";
import type { SuggestionsProps } from "./search-form.tsx";
import { RecentSearch, SuggestedCategory, SuggestedProduct } from "./suggestion-rows.tsx";
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
  const vehicle = useCurrentVehicle();
  const { data, error, isFetching, isPlaceholderData } = useQuery(
    { ...suggestionsQuery(query, HEADER_LIMITS, vehicle?.id ?? null), placeholderData: keepPreviousData },
    suggestionsClient,
  );
  useEffect(() => {
    if (isReportableError(error)) toast.error(m.toast_search_failed());
  }, [error]);

  const products = (data?.products ?? []).slice(0, MAX_PRODUCTS_SHOWN).map(toProductCard);
  const categories = data?.categories ?? [];
  const isBlank = query.trim() === "";
  const recent = useRecentSearches(isBlank);
  const firstCategory = recent.terms.length + products.length;
  const rows = firstCategory + categories.length;
  const active = useRowNavigation(field, { rows, results: data }, `${id}-row`, onActive);
  const rowProps = (index: number) => ({ id: `${id}-row-${index}`, isActive: index === active });
  const droppedTerms = otherTerms(data?.dropped_terms ?? [], data?.partial_years);
  const productCount = m.suggested_count_products(pluralInputs(products.length));
  const statusText = () => {
    if (data === undefined) return error ? m.toast_search_failed() : m.searching();
    if (isPlaceholderData) return "";
    if (rows === 0)
      return data.missing_part?.vehicle
        ? missingPartText(data.missing_part)
        : m.nothing_suggested({ term: query.trim() });
    return m.suggested_count({
      products: productCount,
      categories: m.suggested_count_categories(pluralInputs(categories.length)),
    });
  };
  return (
    <div className="search-drop" aria-busy={isFetching}>
      <p role="status" className={rows === 0 ? "search-none" : "sr-only"}>
        {statusText()}
      </p>
      {data?.missing_part && rows > 0 && !isPlaceholderData ? (
        <p className="search-dropped">
          {products.length > 0 ? unstatedPartText(data.missing_part) : missingPartText(data.missing_part)}
        </p>
      ) : null}
      {data?.partial_years && products.length > 0 && !isPlaceholderData ? (
        <p className="search-dropped">{partialYearsText(data.partial_years)}</p>
      ) : null}
      {droppedTerms.length > 0 && !isPlaceholderData ? (
        <p className="search-dropped">
          {m.results_without({ terms: quoteTerms(droppedTerms), products: productCount })}
        </p>
      ) : null}
      {recent.terms.length > 0 ? (
        <button type="button" className="search-forget" onClick={recent.forget}>
          {m.forget_searches()}
        </button>
      ) : null}
      <div id={id} role="listbox" aria-label={m.suggestions()} className="search-rows" hidden={rows === 0}>
        {recent.terms.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
          <div role="group" aria-labelledby={`${id}-recent`} className="search-recent">
            <p id={`${id}-recent`} className="search-group">
              {m.recent_searches()}
            </p>
            {recent.terms.map((recentTerm, index) => (
              <RecentSearch key={recentTerm} term={recentTerm} {...rowProps(index)} />
            ))}
          </div>
        ) : null}
        {products.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
          <div role="group" aria-labelledby={`${id}-products`} className="search-products">
            <p id={`${id}-products`} className="search-group">
              {isBlank ? m.suggested_latest() : m.suggested_products()}
            </p>
            {products.map((card, index) => (
              <SuggestedProduct key={card.id} card={card} term={query} {...rowProps(recent.terms.length + index)} />
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
              <SuggestedCategory key={slug} slug={slug} name={name} term={query} {...rowProps(firstCategory + index)} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function useRecentSearches(isBlank: boolean) {
  const { company } = useCompany();
  const [terms, setTerms] = useState(() => recentSearches(company.id));
  const forget = () => {
    forgetSearches(company.id);
    setTerms([]);
  };
  return { terms: isBlank ? terms : [], forget };
}

function useDebounced(term: string): string {
  const [debouncedTerm, settle] = useState(term);
  const typing = useMemo(() => debounce(settle), []);
  useEffect(() => typing.put(term), [typing, term]);
  useEffect(() => typing.stop, [typing]);
  return debouncedTerm;
}
