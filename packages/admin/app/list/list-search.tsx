import { Search, X } from "@pecacerta/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { listTexts } from "../texts/list-texts.ts";
import "./list.css";

const WAIT_MS = 300;
const MOST_CHARACTERS = 100;

export type ListSearchProps = { label: string; placeholder?: string; name?: string };

/** A search field whose text is in the address, as `q`. */
export function ListSearch({ label, placeholder, name = "q" }: ListSearchProps) {
  const { text, change, submit } = useSearchText(name);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        <Search size={18} className="list-search-icon absolute" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name={name}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          aria-label={label}
          placeholder={placeholder}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="input list-search-input"
          data-list-search
        />
        {text === "" ? null : (
          <button
            type="button"
            className="list-search-clear absolute grid place-items-center"
            aria-label={listTexts.clearSearch}
            onClick={() => {
              submit("");
              input.current?.focus();
            }}
          >
            <X size={18} />
          </button>
        )}
      </form>
    </search>
  );
}

function useSearchText(name: string) {
  const [params, setParams] = useSearchParams();
  const query = params.get(name) ?? "";
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The back button changes the address alone.
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const submit = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    setText(next);
    sent.current = trimmed;
    setParams(
      (before) => {
        if (trimmed === "") before.delete(name);
        else before.set(name, trimmed);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(next), WAIT_MS);
  };
  return { text, change, submit };
}
