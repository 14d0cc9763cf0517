import { listCards } from "@pecacerta/server/catalog/listing-queries";
import { SearchX } from "lucide-react";
import { shopContext } from "../../context.ts";
import { textOf, useText } from "../../texts/text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/search-page";
import { chosenIn, queryOf } from "./listing-address.ts";
import { listingData } from "./listing-data.ts";
import { ListingView } from "./listing-view.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(chosenIn(url.pathname, url.searchParams));
  const listing = await listCards(context.get(shopContext), query);
  return { term: query.search, listing: listingData(listing) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: textOf("TEXT_SEARCH_TITLE", { term: loaderData?.term ?? "" }) });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { term, listing } = loaderData;
  return (
    <ListingView
      title={term ? text("TEXT_SEARCH_TITLE", { term }) : text("TEXT_ALL_PRODUCTS")}
      crumbs={[]}
      listing={listing}
      empty={<NothingFound term={term} />}
    />
  );
}

function NothingFound({ term }: { term: string }) {
  const text = useText();
  return (
    <EmptyState
      icon={SearchX}
      title={text("TEXT_NOT_FOUND_PRODUTOS_FROM_SEARCH", { term })}
      hint={text("TEXT_NOTHING_FOUND_HINT")}
    >
      <ButtonLink href="/catalog">{text("TEXT_SEE_CATALOG")}</ButtonLink>
    </EmptyState>
  );
}
