import { SORTS } from "@pecacerta/rules/listing";
import { useId } from "react";
import { useText } from "../../texts/text.ts";
import { carriedAlong } from "./listing-address.ts";

export function SortForm({ sort, path, query }: { sort: string; path: string; query: URLSearchParams }) {
  const text = useText();
  const id = useId();
  return (
    <form action={path} className="sort">
      <CarriedAlong query={query} own="sort" />
      <label htmlFor={id}>{text("TEXT_SORT_BY")}</label>
      <select
        id={id}
        key={sort}
        name="sort"
        className="input"
        defaultValue={sort === "default" ? "" : sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {SORTS.map((known) => (
          <option key={known} value={known === "default" ? "" : known}>
            {text(`TEXT_SORT_${known}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-secondary button-small">
          {text("TEXT_APPLY")}
        </button>
      </noscript>
    </form>
  );
}

/** The rest of the address, so that sending this form changes only what it is for. */
export function CarriedAlong({ query, own }: { query: URLSearchParams; own: string }) {
  return carriedAlong(query, own).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
