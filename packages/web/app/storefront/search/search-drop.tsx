import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { textOf, useText } from "../../texts/search-text.ts";
import { toast } from "../../ui/toast.ts";
import { toProductCard } from "../product-card/product-card-data.ts";
import type { DropProps } from "../shell/search-form.tsx";
import { debounced } from "./debounced.ts";
import { SuggestedCategory, SuggestedProduct } from "./suggestion-rows.tsx";
import { HEADER_LIMITS, isFailure, MOST_SHOWN, suggestionAnswers, suggestionsQuery } from "./suggestions-query.ts";
import { useRowKeys } from "./use-row-keys.ts";
import "../../css/search.css";

/** What the catalogue has for what is being typed; with nothing typed, the latest products and all categories. */
export function SearchDrop({ id, field, term, onActive }: DropProps) {
  const text = useText();
  const asked = useSettled(term);
  const { data, error, isFetching, isPlaceholderData } = useQuery(
    { ...suggestionsQuery(asked, HEADER_LIMITS), placeholderData: keepPreviousData },
    suggestionAnswers,
  );
  useEffect(() => {
    if (isFailure(error)) toast.error(textOf("TEXT_TOAST_SEARCH_FAILED"));
  }, [error]);

  const products = (data?.products ?? []).slice(0, MOST_SHOWN).map(toProductCard);
  const categories = data?.categories ?? [];
  const rows = products.length + categories.length;
  const active = useRowKeys(field, { rows, answer: data }, `${id}-row`, onActive);
  const row = (at: number) => ({ id: `${id}-row-${at}`, isActive: at === active });
  const isBlank = asked.trim() === "";
  const said = () => {
    if (data === undefined) return text(error ? "TEXT_TOAST_SEARCH_FAILED" : "TEXT_SEARCHING");
    if (isPlaceholderData) return "";
    if (rows === 0) return text("TEXT_NOTHING_SUGGESTED", { term: asked.trim() });
    return text("TEXT_SUGGESTED_COUNT", { products: products.length, categories: categories.length });
  };
  return (
    <div className="search-drop" aria-busy={isFetching}>
      <p role="status" className={rows === 0 ? "search-none" : "sr-only"}>
        {said()}
      </p>
      <div id={id} role="listbox" aria-label={text("TEXT_SUGGESTIONS")} className="search-rows" hidden={rows === 0}>
        {products.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
          <div role="group" aria-labelledby={`${id}-products`} className="search-products">
            <p id={`${id}-products`} className="search-group">
              {text(isBlank ? "TEXT_SUGGESTED_LATEST" : "TEXT_SUGGESTED_PRODUCTS")}
            </p>
            {products.map((card, at) => (
              <SuggestedProduct key={card.id} card={card} term={asked} {...row(at)} />
            ))}
          </div>
        ) : null}
        {categories.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
          <div role="group" aria-labelledby={`${id}-categories`} className="search-categories">
            <p id={`${id}-categories`} className="search-group">
              {text("TEXT_SUGGESTED_CATEGORIES")}
            </p>
            {categories.map(({ slug, name }, at) => (
              <SuggestedCategory key={slug} slug={slug} name={name} term={asked} {...row(products.length + at)} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** What was typed, once nothing more has been for a while. */
function useSettled(term: string): string {
  const [settled, settle] = useState(term);
  const typing = useMemo(() => debounced(settle), []);
  useEffect(() => typing.put(term), [typing, term]);
  useEffect(() => typing.stop, [typing]);
  return settled;
}
