import { findProductBySlug } from "@pecacerta/server/catalog/products/queries";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { PersonalQueryProvider } from "../../client/query-provider.tsx";
import { tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { bidText, useBidText } from "../../texts/bid-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { useRequireSession } from "../session/use-require-session.ts";
import type { Route } from "./+types/bid-page";
import { BidsOnProduct, BidsSkeleton } from "./bids-on-product.tsx";

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const product = orThrowNotFound(await findProductBySlug(context.get(tenantContext), slug));
  const { id, name, sku, price, images } = product;
  return { product: { id, slug, name, sku, price, image: cardPicture(images[0]) } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: `${bidText("TEXT_BID")}: ${loaderData.product.name}`, isPrivate: true }) : [];

export default function BidPage({ loaderData: { product } }: Route.ComponentProps) {
  const text = useBidText();
  const session = useRequireSession();
  const { slug, name, sku, price, image } = product;
  const crumbs = [
    { name: text("TEXT_HOME"), href: "/" },
    { name, href: `/products/${slug}` },
  ];
  return (
    <div className="frame personal pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={crumbs} />
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
        <h1>{text("TEXT_BID")}</h1>
        <section aria-label={name} className="flex gap-4 rounded bg-grey-50 p-4">
          <ProductThumbnail image={image} />
          <div className="grid min-w-0 content-start gap-1">
            <a href={`/products/${slug}`} className="font-medium wrap-break-word hover:text-accent">
              {name}
            </a>
            <p className="text-13 text-grey-500">{`${text("TEXT_SKU")} ${sku}`}</p>
            {price > 0 ? (
              <p>
                {`${text("TEXT_BID_STORE_PRICE")}: `}
                <Price centavos={price} className="font-semibold" />
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
