import { lazy, memo, Suspense } from "react";
import type { ListingSelection } from "./listing-url.ts";

// Most lists have products.
const EmptyListing = lazy(async () => ({ default: (await import("./empty-listing.tsx")).EmptyListing }));

// Memoized: React drops what the server rendered if the parent renders again before the script is there.
export const DeferredEmptyListing = memo(function DeferredEmptyListing(props: {
  path: string;
  selection: ListingSelection;
}) {
  return (
    <Suspense>
      <EmptyListing {...props} />
    </Suspense>
  );
});
