import { useOutletContext } from "react-router";
import type { InboxFilter } from "./inbox-filter.ts";
import type { InboxListData } from "./inbox-queries.ts";

/** `isWide`: list and entry stand side by side. */
export type InboxContext = { list: InboxListData; filter: InboxFilter; isWide: boolean };

export const useInbox = (): InboxContext => useOutletContext<InboxContext>();
