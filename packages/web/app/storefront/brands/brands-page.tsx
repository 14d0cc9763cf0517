import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { findBrands } from "@pecacerta/server/catalog/brands/queries";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { m } from "#messages";
import { tenantContext } from "../../context.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { EmptyCatalog } from "../listing/empty-catalog.tsx";
import type { Route } from "./+types/brands-page";
import "./brands-page.css";

export async function loader({ context }: Route.LoaderArgs) {
  const brands = await findBrands(context.get(tenantContext));
  return { brands: brands.map(({ slug, name, image }) => ({ slug, name, image })) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.brands(),
    description: m.brands_about(),
    path: "/brands",
  });

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={m.brands()} />
      <h1 className="mb-6">{m.brands()}</h1>
      {loaderData.brands.length === 0 ? (
        <EmptyCatalog />
      ) : (
        <ul className="brands">
          {loaderData.brands.map(({ slug, name, image }) => (
            <li key={slug}>
              <a href={`/brands/${slug}`} className="brand">
                {image ? (
                  <img
                    src={imageUrlAtWidth(image, 800)}
                    alt=""
                    width={160}
                    height={80}
                    loading="lazy"
                    decoding="async"
                  />
                ) : null}
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
