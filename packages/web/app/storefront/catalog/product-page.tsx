import { fitmentsOf } from "@pecacerta/server/catalog/fitment-queries";
import { analogsOf, relatedProducts } from "@pecacerta/server/catalog/neighbour-queries";
import { numbersOf } from "@pecacerta/server/catalog/number-queries";
import { productBySlug, productByUuid } from "@pecacerta/server/catalog/queries";
import { redirect } from "react-router";
import { shopContext } from "../../context.ts";
import { orNotFound } from "../../not-found.ts";
import { textOf, useText } from "../../texts/text.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/product-page";
import { cardOf } from "./card.ts";
import { Description } from "./description.tsx";
import { equivalentOf } from "./equivalent.ts";
import { Equivalents } from "./equivalents.tsx";
import { Fitment } from "./fitment.tsx";
import { Gallery } from "./gallery.tsx";
import { PartNumbers } from "./part-numbers.tsx";
import { ProductOffer } from "./product-offer.tsx";
import { Related } from "./related.tsx";
import { Specification } from "./specification.tsx";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const RELATED = 5;
const EQUIVALENTS = 8;

export async function loader({ context, params: { slugOrId } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (UUID.test(slugOrId)) {
    const { slug } = orNotFound(await productByUuid(shop, slugOrId));
    throw redirect(`/products/${slug}`, 301);
  }
  const product = orNotFound(await productBySlug(shop, slugOrId));
  const [fitments, numbers, analogs, related] = await Promise.all([
    fitmentsOf(shop, product.id),
    numbersOf(shop, product.id),
    analogsOf(shop, product.slug, EQUIVALENTS),
    relatedProducts(shop, product.slug, RELATED),
  ]);
  // The page shows the vehicles by name: their ids, which may be hundreds, stay here.
  const compatibility = Array.isArray(product.compatibility) ? [] : product.compatibility;
  return {
    product: { ...product, compatibility },
    fitments,
    numbers,
    equivalents: (analogs ?? []).map(equivalentOf),
    related: (related ?? []).map(cardOf),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, brand, partNumber, slug, excerpt } = loaderData.product;
  const about = textOf("TEXT_PRODUCT_ABOUT", { name, brand: brand?.name ?? "", partNumber });
  return pageMeta(matches, { title: name, description: `${about} ${excerpt}`, path: `/products/${slug}` });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { product, fitments, numbers, equivalents, related } = loaderData;
  const crumbs = product.categories.toReversed().map(({ slug, name }) => ({ name, href: `/catalog/${slug}` }));
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }, ...crumbs]} />
      <div className="product">
        <Gallery key={product.id} images={product.images} name={product.name} />
        <ProductOffer key={product.id} product={product} models={fitments.length} />
      </div>
      <div className="product-parts">
        <div className="product-story">
          <Description text={product.description} />
          <Fitment key={product.id} compatibility={product.compatibility} fitments={fitments} />
        </div>
        <div className="product-story">
          <Specification product={product} />
          <PartNumbers numbers={numbers} />
        </div>
      </div>
      <Equivalents equivalents={equivalents} />
      <Related cards={related} />
    </div>
  );
}
