import { Search, X } from "@pecacerta/ui/icons.tsx";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { closeDropdown, openDropdown, useHeaderDropdown } from "../header-dropdown/header-dropdown.ts";
import { useCloseOnOutside } from "../header-dropdown/use-close-dropdown.ts";
import { SEARCH_PATH } from "../listing/listing-path.ts";
import "./search-form.css";

const DROP = "search-drop";

/** The suggestions receive the keys of the field and return the id of the active row. */
export type SuggestionsProps = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  term: string;
  onActive: (row: string | undefined) => void;
};

type Props = { id: string; suggests?: boolean };

/** A plain form, which works before and without scripts. */
export function SearchForm(props: Props) {
  const { pathname, search } = useLocation();
  const currentSearch = pathname === SEARCH_PATH ? (new URLSearchParams(search).get("search") ?? "") : "";
  return <SearchFields key={currentSearch} {...props} currentSearch={currentSearch} />;
}

function SearchFields({ id, suggests = false, currentSearch }: Props & { currentSearch: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(currentSearch);
  const [isHydrated, setHydrated] = useState(false);
  const [active, setActive] = useState<string>();
  const { Drop, isWanted: isRequested, open } = useSuggestions(suggests);
  const isOpen = isRequested && Drop !== undefined;
  const form = useCloseOnOutside<HTMLFormElement>("search", isRequested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts come
  useEffect(() => {
    // Text typed before hydration stays in the field.
    setTerm((rendered) => field.current?.value ?? rendered);
    setHydrated(true);
    if (document.activeElement === field.current) open();
  }, []);
  const close = () => {
    closeDropdown("search");
    field.current?.blur();
  };
  const combobox = isHydrated &&
    suggests && {
      role: "combobox",
      "aria-expanded": isOpen,
      "aria-controls": DROP,
      "aria-autocomplete": "list" as const,
      "aria-activedescendant": isOpen ? active : undefined,
    };
  return (
    <form
      ref={form}
      action={SEARCH_PATH}
      className={isOpen ? "search search-open" : "search"}
      onSubmit={(event) => (term.trim() === "" ? event.preventDefault() : close())}
    >
      {isOpen ? (
        <button type="button" className="search-close" aria-label={m.close()} onClick={close}>
          <X size={22} />
        </button>
      ) : null}
      <label htmlFor={id} className="sr-only">
        {m.search_label()}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="search"
        className="search-input"
        placeholder={m.search_hint()}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        {...combobox}
        onFocus={open}
        onClick={open}
        onKeyDown={(event) => event.key === "ArrowDown" && open()}
        onChange={(event) => {
          setTerm(event.target.value);
          open();
        }}
      />
      {/* Closed after hydration only: without scripts an empty search is harmless. */}
      <button type="submit" className="search-button" disabled={isHydrated && term.trim() === ""}>
        <Search size={20} />
        <span className="sr-only">{m.search()}</span>
      </button>
      {isOpen ? <Drop id={DROP} field={field} term={term} onActive={setActive} /> : null}
    </form>
  );
}

function useSuggestions(suggests: boolean) {
  const [Drop, setDrop] = useState<ComponentType<SuggestionsProps>>();
  const isRequested = useHeaderDropdown(({ open }) => open === "search") && suggests;
  const open = () => {
    if (!suggests) return;
    openDropdown("search");
    // Without a connection the form is still a form.
    if (!Drop)
      import("./search-suggestions.tsx")
        .then((loaded) => setDrop(() => loaded.SearchSuggestions))
        .catch(() => undefined);
  };
  return { Drop, isWanted: isRequested, open };
}
