import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

export type Tab = { id: string; title: string; content: ReactNode };

/** Sections under tabs. Without scripts all sections show and the tabs are anchors. The URL hash selects a tab. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const isHydrated = useHydrated();
  const ids = tabs.map(({ id }) => id);
  const [requested, request] = useState(ids[0]);
  const open = ids.includes(requested ?? "") ? requested : ids[0];
  useTabFromHash(ids.join(" "), request);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ids[nextTabIndex(event.key, ids.indexOf(open ?? ""), ids.length)];
    if (!next) return;
    event.preventDefault();
    request(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-row" {...(isHydrated && { role: "tablist", "aria-label": label })}>
        {tabs.map(({ id, title }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            className={id === open ? "tab tab-chosen" : "tab"}
            {...(isHydrated && { role: "tab", "aria-selected": id === open, "aria-controls": id })}
            tabIndex={isHydrated && id !== open ? -1 : undefined}
            onClick={(event) => onTabClick(event, () => request(id))}
            onKeyDown={onKeyDown}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <section
          key={id}
          id={id}
          className={id === open ? "tab-panel tab-open" : "tab-panel"}
          {...(isHydrated && { role: "tabpanel" })}
          aria-labelledby={`tab-${id}`}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

function onTabClick(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}

function nextTabIndex(key: string, place: number, count: number): number {
  const ahead = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === ahead) return (place + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowRight") return (place + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}

function useTabFromHash(ids: string, request: (id: string) => void): void {
  useEffect(() => {
    const tabIds = ids.split(" ");
    const open = (hash: string) => {
      const id = hash.slice(1);
      if (!tabIds.includes(id)) return;
      request(id);
      requestAnimationFrame(() => document.getElementById(`tab-${id}`)?.scrollIntoView());
    };
    const onHash = () => open(location.hash);
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link && !link.closest(".tab-row")) open(link.hash);
    };
    onHash();
    window.addEventListener("hashchange", onHash);
    document.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("hashchange", onHash);
      document.removeEventListener("click", onClick);
    };
  }, [ids, request]);
}
