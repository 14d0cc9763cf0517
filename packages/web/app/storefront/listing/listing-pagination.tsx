import { changeOption } from "@pecacerta/rules/listing-state";
import { Pagination, StepPagination } from "@pecacerta/ui/pagination.tsx";
import { m } from "#messages";
import type { ListingData } from "./listing-data.ts";
import { type ListingSelection, listingHref } from "./listing-url.ts";

export function ListingPagination({
  listing,
  path,
  selection,
}: {
  listing: ListingData;
  path: string;
  selection: ListingSelection;
}) {
  const { navigation, page, pages } = listing;
  const labels = {
    nav: m.pages(),
    previous: m.previous_page(),
    next: m.next_page(),
    page: (page: number) => m.page({ page }),
  };
  if (navigation.type === "page") {
    const hrefOf = (page: number) => listingHref(path, changeOption(selection, "page", page));
    return <Pagination page={page} pages={pages} hrefOf={hrefOf} labels={labels} />;
  }
  const { startCursor, endCursor, hasPreviousPage, hasNextPage } = navigation;
  const hrefOf = (name: "before" | "after", cursor: string | null) =>
    cursor === null ? undefined : listingHref(path, changeOption(selection, name, cursor));
  return (
    <StepPagination
      before={hasPreviousPage ? hrefOf("before", startCursor) : undefined}
      after={hasNextPage ? hrefOf("after", endCursor) : undefined}
      labels={labels}
    />
  );
}
