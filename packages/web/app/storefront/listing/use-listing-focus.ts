import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { listingHref, parseListingUrl, withVehicle } from "./listing-url.ts";

/** Another page scrolls to the top. After a filter or sort change the control keeps the focus, or the list takes it. */
export function useListingFocus(list: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const isHistory = useNavigationType() === "POP";
  const previous = useRef({ pathname, search });
  useEffect(() => {
    const { pathname: previousPath, search: previousSearch } = previous.current;
    previous.current = { pathname, search };
    if (previousPath !== pathname || previousSearch === search || isHistory) return;
    // The vehicle ranks the same list.
    if (urlWithoutVehicle(pathname, previousSearch) === urlWithoutVehicle(pathname, search)) return;
    const isOtherPage = urlOfFirstPage(pathname, previousSearch) === urlOfFirstPage(pathname, search);
    if (isOtherPage) list.current?.scrollIntoView();
    if (isOtherPage || document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, pathname, search, isHistory]);
}

const urlWithoutVehicle = (path: string, search: string): string =>
  listingHref(path, withVehicle(parseListingUrl(path, new URLSearchParams(search)), ""));

function urlOfFirstPage(path: string, search: string): string {
  const { options, ...rest } = parseListingUrl(path, new URLSearchParams(search));
  return listingHref(path, { ...rest, options: { ...options, page: 1, after: null, before: null } });
}
