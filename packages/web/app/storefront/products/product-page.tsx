import { FEEDBACK_PAGE_SIZE } from "@pecacerta/rules/listing";
import { findProductById } from "@pecacerta/server/catalog/products/queries";
import { findRedirectedSlug } from "@pecacerta/server/catalog/redirects/queries";
import { findProductPage } from "@pecacerta/server/content/product-page/find-product-page";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { lazy, Suspense, useState } from "react";
import { redirect } from "react-router";
import { m } from "#messages";
import { importWithReload } from "../../client/import-with-reload.ts";
import { loadCategories, loadCompanySettings } from "../../company-loaders.server.ts";
import { jsonLdContext, tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { urlBuilders } from "../json-ld/json-ld.server.ts";
import { cardPicture, toProductCard } from "../product-info/product-card-data.ts";
import type { Route } from "./+types/product-page";
import { ProductHead } from "./product-head.tsx";
import { productJsonLd } from "./product-json-ld.server.ts";
import { breadcrumbsFor, layoutFor, productDescription, productTitle } from "./product-page-data.ts";
import { ProductSummary } from "./product-summary.tsx";
import { findMeasures, specificationGroups } from "./specification.server.ts";
import "../product-card/product-grid-styles.ts";
import "./product-page.css";
import "./related-products.css";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const SECTION_LIMITS = { opinions: FEEDBACK_PAGE_SIZE, related: 5, analogs: 8 };

const loadDeferredSections = () => importWithReload(() => import("./deferred-sections.ts"));
const ProductParts = lazy(async () => ({ default: (await loadDeferredSections()).deferredSections.ProductParts }));
const StickyBuyBar = lazy(async () => ({ default: (await loadDeferredSections()).deferredSections.StickyBuyBar }));
const Equivalents = lazy(async () => ({ default: (await loadDeferredSections()).deferredSections.Equivalents }));
const Related = lazy(async () => ({ default: (await loadDeferredSections()).deferredSections.Related }));
const RecentlyViewed = lazy(async () => ({ default: (await loadDeferredSections()).deferredSections.RecentlyViewed }));

export async function loader({ context, params: { slugOrId } }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  if (UUID.test(slugOrId)) {
    const { slug } = orThrowNotFound(await findProductById(shop, slugOrId));
    throw redirect(`/products/${slug}`, 301);
  }
  const page = await findProductPage(shop, slugOrId, SECTION_LIMITS);
  if (!page) {
    const slug = orThrowNotFound(await findRedirectedSlug(shop, "product", slugOrId));
    throw redirect(`/products/${slug}`, 301);
  }
  const { product, related, analogs, gtin, ...details } = page;
  const { company } = await loadCompanySettings(context);
  const { fitments, condition } = details;
  const pageFacts = { fitments, condition, gtin, crumbs: breadcrumbsFor(product), seller: company.titulo };
  context.set(jsonLdContext, productJsonLd(product, { ...company, ...pageFacts, ...urlBuilders(context) }));
  const { ecommerce_uuid: _company, type, attributes, tags: _tags, ...shown } = product;
  // The page shows vehicles by name. Their ids, possibly hundreds, stay on the server.
  const compatibility = Array.isArray(product.compatibility) ? [] : product.compatibility;
  const layout = layoutFor(product, await loadCategories(context));
  const sections = { related: related.map(toProductCard), equivalents: analogs.map(toProductCard) };
  return {
    product: { ...shown, compatibility },
    specification: specificationGroups({ type, attributes }),
    measures: findMeasures({ type, attributes }),
    layout,
    ...details,
    ...sections,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { product, seo } = loaderData;
  const { slug, images } = product;
  return pageMeta(matches, {
    title: seo.title || productTitle(product),
    description: seo.description || productDescription(product),
    path: `/products/${slug}`,
    type: "product",
    images,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, equivalents, related } = loaderData;
  const { id, slug, name, images, partNumber } = product;
  const recentProduct = { slug, name, image: cardPicture(images[0]), brand: product.brand?.name ?? "", partNumber };
  return (
    <div className="frame product-way pb-16">
      <Breadcrumb label={m.way_here()} crumbs={breadcrumbsFor(product)} current={name} />
      <ProductMain key={id} {...loaderData} />
      <Suspense>
        <Equivalents equivalents={equivalents} />
        <Related slug={slug} cards={related} />
        <RecentlyViewed product={recentProduct} />
        <StickyBuyBar key={id} product={product} />
      </Suspense>
    </div>
  );
}

function ProductMain(data: Route.ComponentProps["loaderData"]) {
  const { product, condition, layout, fitments, equivalents } = data;
  const [chosenImage, setChosenImage] = useState<string>();
  return (
    <div className={`product ${layout}`}>
      <ProductHead product={product} />
      <Gallery images={product.images} name={product.name} layout={layout} chosenImage={chosenImage} />
      <ProductSummary
        product={product}
        condition={condition}
        vehicleCount={fitments.filter(({ excluded }) => !excluded).length}
        equivalents={equivalents}
        onChooseImage={setChosenImage}
      />
      <Suspense>
        <ProductParts {...data} />
      </Suspense>
    </div>
  );
}
