import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { type ListingSelection, listingHref, parseListingUrl } from "./listing-url.ts";

export type ListChange = (selection: ListingSelection) => ListingSelection;

/** The address that a list was left from, and the one that is loading. */
let pending: { from: string; href: string } | undefined;

/** Changes the list that is loading, or else the shown one: a press may come before the page shows what is loading. */
export function useChangeList(path: string): (change: ListChange, options?: { replace: boolean }) => void {
  const navigate = useNavigate();
  return (change, options) => {
    const from = window.location.pathname + window.location.search;
    const { search } = new URL(pending?.from === from ? pending.href : from, window.location.href);
    const href = listingHref(path, change(parseListingUrl(path, new URLSearchParams(search))));
    const navigation = { from, href };
    pending = navigation;
    void Promise.resolve(navigate(href, { preventScrollReset: true, ...options })).finally(() => {
      if (pending === navigation) pending = undefined;
    });
  };
}

/** Returns the attributes of a link to the changed list, which works without scripts. */
export function useListLink(path: string, selection: ListingSelection) {
  const changeList = useChangeList(path);
  return (change: ListChange) => ({
    href: listingHref(path, change(selection)),
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      changeList(change);
    },
  });
}
