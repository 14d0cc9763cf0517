import { m } from "#messages";
import { ProductPicture } from "../product-info/product-picture.tsx";
import type { RecentProduct } from "./recent-products.ts";
import "./recently-viewed-list.css";

const MAX_VISIBLE = 6;

export function RecentlyViewedList({ products }: { products: readonly RecentProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="recent">
      <h2 id="recent" className="mb-4">
        {m.recently_viewed()}
      </h2>
      <ul className="recent">
        {products.slice(0, MAX_VISIBLE).map(({ slug, name, image, brand, partNumber }) => (
          <li key={slug} className="recent-product">
            <span className="picture-box recent-picture">
              <ProductPicture src={image} alt="" />
            </span>
            <span>
              <a href={`/products/${slug}`}>{name}</a>
              <span className="recent-brand block">{[brand, partNumber].filter(Boolean).join(" · ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
