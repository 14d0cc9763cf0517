import { m } from "#messages";
import { formatCount } from "../../texts/portuguese.ts";

type Props = {
  brand: { slug: string; name: string; image: string | null; countryName: string | null };
  categories: readonly { slug: string; name: string; count: number }[];
};

export function BrandHeader({ brand: { slug, name, image, countryName }, categories }: Props) {
  return (
    <div className="brand-head">
      {image ? <img src={image} alt="" width={160} height={80} decoding="async" /> : null}
      <div className="min-w-0">
        {countryName ? <p className="text-14 text-grey-600">{m.brand_country({ country: countryName })}</p> : null}
        <nav aria-label={m.brand_categories({ name })}>
          <ul className="subcategories">
            {categories.map((category) => (
              <li key={category.slug}>
                <a href={`/catalog/${category.slug}?filter_brand=${slug}`} className="subcategory">
                  {category.name}
                  <span className="choice-count">{formatCount(category.count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
