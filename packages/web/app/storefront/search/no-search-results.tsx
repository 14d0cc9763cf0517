import type { MissingPartDto } from "@pecacerta/contract/search-omissions";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { MessageCircle, SearchX } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import type { CategoryTile } from "../categories/category-tile.ts";
import { useCompany } from "../companies/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { AskForPartLink, missingPartText } from "./missing-part.tsx";

type Props = {
  title: string;
  term: string;
  categories: readonly CategoryTile[];
  latest: readonly ProductCardData[];
  missingPart?: MissingPartDto | undefined;
};

export function NoSearchResults({ title, term, categories, latest, missingPart }: Props) {
  const { offersPix } = useCompany();
  const message = missingPart?.vehicle ? missingPartText(missingPart) : m.not_found_produtos_from_search({ term });
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={title} />
      <h1>{title}</h1>
      <div role="alert">
        <EmptyState icon={SearchX} title={message} hint={m.nothing_found_hint()}>
          <AskForPartLink term={term} className="button button-primary" icon={<MessageCircle size={18} />} />
          <ButtonLink href="/catalog" variant="secondary">
            {m.see_catalog()}
          </ButtonLink>
        </EmptyState>
      </div>
      <SuggestionLinks
        title={m.or_categories()}
        links={categories.map(({ slug, name }) => ({ name, href: `/catalog/${slug}` }))}
      />
      {latest.length > 0 ? (
        <>
          <h2 className="mt-12 mb-4">{m.latest()}</h2>
          <ProductGrid cards={latest} offersPix={offersPix} />
        </>
      ) : null}
    </div>
  );
}

function SuggestionLinks({ title, links }: { title: string; links: readonly { name: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-3 subtitle">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="button button-secondary button-small">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
