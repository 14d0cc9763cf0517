import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../texts/text.ts";

const SEARCH_PATH = "/catalog/product-search";

/** Finds products. A plain form: it works before, and without, any script. */
export function SearchForm({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  const searched = pathname === SEARCH_PATH ? (new URLSearchParams(search).get("search") ?? "") : "";
  return <SearchFields key={searched} id={id} searched={searched} />;
}

function SearchFields({ id, searched }: { id: string; searched: string }) {
  const text = useText();
  const [term, setTerm] = useState(searched);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <form action={SEARCH_PATH} className="search" onSubmit={(event) => term.trim() === "" && event.preventDefault()}>
      <label htmlFor={id} className="sr-only">
        {text("TEXT_SEARCH_LABEL")}
      </label>
      <input
        id={id}
        type="search"
        name="search"
        className="search-input"
        placeholder={text("TEXT_SEARCH_HINT")}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {/* Closed only once somebody is there to open it: without scripts an empty search is harmless. */}
      <button type="submit" className="search-button" disabled={isAlive && term.trim() === ""}>
        <Search size={20} aria-hidden="true" />
        <span className="sr-only">{text("TEXT_SEARCH")}</span>
      </button>
    </form>
  );
}
