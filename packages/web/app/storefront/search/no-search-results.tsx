import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { MessageCircle, SearchX } from "@pecacerta/ui/icons.tsx";
import { useSearchText } from "../../texts/search-text.ts";
import type { CategoryTile } from "../categories/category-tile.ts";
import { useCompany } from "../company/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { useWhatsappLink } from "../whatsapp/use-whatsapp-link.ts";

type Props = {
  title: string;
  term: string;
  terms: readonly string[];
  categories: readonly CategoryTile[];
  latest: readonly ProductCardData[];
};

export function NoSearchResults({ title, term, terms, categories, latest }: Props) {
  const text = useSearchText();
  const { offersPix } = useCompany();
  const whatsapp = useWhatsappLink(text("TEXT_ASK_FOR_PART", { term }), []);
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }]} />
      <h1>{title}</h1>
      <div role="alert">
        <EmptyState
          icon={SearchX}
          title={text("TEXT_NOT_FOUND_PRODUTOS_FROM_SEARCH", { term })}
          hint={text("TEXT_NOTHING_FOUND_HINT")}
        >
          {whatsapp ? (
            <a href={whatsapp} className="button button-primary" target="_blank" rel="noopener noreferrer">
              <MessageCircle size={18} />
              {text("TEXT_ASK_SELLER")}
            </a>
          ) : null}
          <ButtonLink href="/catalog" variant="secondary">
            {text("TEXT_SEE_CATALOG")}
          </ButtonLink>
        </EmptyState>
      </div>
      <SuggestionLinks
        title={text("TEXT_DID_YOU_MEAN")}
        links={terms.map((word) => ({ name: word, href: searchHref(word) }))}
      />
      <SuggestionLinks
        title={text("TEXT_OR_CATEGORIES")}
        links={categories.map(({ slug, name }) => ({ name, href: `/catalog/${slug}` }))}
      />
      {latest.length > 0 ? (
        <>
          <h2 className="mt-12 mb-4">{text("TEXT_LATEST")}</h2>
          <ProductGrid cards={latest} offersPix={offersPix} />
        </>
      ) : null}
    </div>
  );
}

const searchHref = (word: string): string => `/catalog/product-search?search=${encodeURIComponent(word)}`;

function SuggestionLinks({ title, links }: { title: string; links: readonly { name: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-18">{title}</h2>
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
