import { partIdentity } from "@pecacerta/rules/part-number";
import { findProductBySlug } from "@pecacerta/server/catalog/products/queries";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { PersonalQueryProvider } from "../../client/query-provider.tsx";
import { tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { useRequireSession } from "../sessions/use-require-session.ts";
import type { Route } from "./+types/bid-page";
import { BidsOnProduct, BidsSkeleton } from "./bids-on-product.tsx";

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const product = orThrowNotFound(await findProductBySlug(context.get(tenantContext), slug));
  const { id, name, price, images } = product;
  return { product: { id, slug, name, part: partIdentity(product), price, image: cardPicture(images[0]) } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: `${m.bid()}: ${loaderData.product.name}`, isPrivate: true }) : [];

export default function BidPage({ loaderData: { product } }: Route.ComponentProps) {
  const session = useRequireSession();
  const { slug, name, part, price, image } = product;
  const crumbs = [
    { name: m.home(), href: "/" },
    { name, href: `/products/${slug}` },
  ];
  return (
    <div className="frame client-page pb-16">
      <Breadcrumb label={m.way_here()} crumbs={crumbs} current={m.bid()} />
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
        <h1>{m.bid()}</h1>
        <section aria-label={name} className="flex gap-4 panel p-4">
          <ProductThumbnail image={image} />
          <div className="grid min-w-0 content-start gap-1">
            <a href={`/products/${slug}`} className="name-link">
              {name}
            </a>
            <p className="caption">{part}</p>
            {price > 0 ? (
              <p>
                {`${m.bid_store_price()}: `}
                <Price centavos={price} className="strong" />
              </p>
            ) : null}
          </div>
        </section>
        {session ? (
          <PersonalQueryProvider person={session.token}>
            <BidsOnProduct key={product.id} product={product} />
          </PersonalQueryProvider>
        ) : (
          <BidsSkeleton />
        )}
      </div>
    </div>
  );
}
