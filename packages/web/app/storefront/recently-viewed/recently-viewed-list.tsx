import { useText } from "../../texts/text.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import type { RecentProduct } from "./recent-products.ts";

const SHOWN = 6;

export function RecentlyViewedList({ seen }: { seen: readonly RecentProduct[] }) {
  const text = useText();
  if (seen.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="recent">
      <h2 id="recent" className="mb-4">
        {text("TEXT_RECENTLY_VIEWED")}
      </h2>
      <ul className="recent">
        {seen.slice(0, SHOWN).map(({ slug, name, image, brand, partNumber }) => (
          <li key={slug} className="recent-product">
            <span className="picture-box recent-picture">
              <ProductPicture src={image} alt="" />
            </span>
            <span>
              <a href={`/products/${slug}`}>{name}</a>
              <span className="block text-12 text-grey-500">{[brand, partNumber].filter(Boolean).join(" · ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
