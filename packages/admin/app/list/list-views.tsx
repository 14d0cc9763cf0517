import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatInteger } from "../texts/list-texts.ts";
import "./list.css";

export type ListView = { id: string; label: string; to: string; count?: number; isMore?: boolean };

/** Saved views as tabs. They are links, so that each has an address. */
export function ListViews({ label, views, current }: { label: string; views: readonly ListView[]; current: string }) {
  const row = useRef<HTMLElement>(null);
  const hasCounts = views.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new tab, and again when counts widen the tabs
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - TAB_MARGIN;
  }, [current, hasCounts]);
  return (
    <nav ref={row} aria-label={label} className="list-views flex overflow-auto">
      {views.map(({ id, label, to, count, isMore }) => (
        <Link
          key={id}
          to={to}
          className="list-view flex items-center gap-2"
          aria-current={id === current ? "page" : undefined}
        >
          {label}
          {count === undefined ? null : (
            <span className="list-view-count">{isMore ? `${formatInteger(count)}+` : formatInteger(count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

const TAB_MARGIN = 48;
