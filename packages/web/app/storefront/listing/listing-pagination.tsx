import { changeOption } from "@pecacerta/rules/listing-state";
import { Pagination, StepPagination } from "@pecacerta/ui/pagination.tsx";
import { useText } from "../../texts/text.ts";
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
  const text = useText();
  const { navigation, page, pages } = listing;
  const labels = {
    nav: text("TEXT_PAGES"),
    previous: text("TEXT_PREVIOUS_PAGE"),
    next: text("TEXT_NEXT_PAGE"),
    page: (page: number) => text("TEXT_PAGE", { page }),
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
