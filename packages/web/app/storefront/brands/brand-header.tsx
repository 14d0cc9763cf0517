import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { m } from "#messages";
import { formatCount } from "../../texts/portuguese.ts";
import "./brand-header.css";

type Props = {
  brand: {
    slug: string;
    name: string;
    image: string | null;
    country: string | null;
    countryName: string | null;
    about: string;
  };
  categories: readonly { slug: string; name: string; count: number }[];
};

export function BrandHeader({ brand: { slug, name, image, country, countryName, about }, categories }: Props) {
  return (
    <div className="brand-head">
      {image ? <img src={imageUrlAtWidth(image, 800)} alt="" width={160} height={80} decoding="async" /> : null}
      <div className="min-w-0">
        {countryName ? (
          <p className="note">
            {country === "BR" ? m.brand_is_brazilian() : m.brand_country({ country: countryName })}
          </p>
        ) : null}
        {about ? <p className="brand-about">{about}</p> : null}
        <nav aria-label={m.brand_categories({ name })}>
          <ul className="pills">
            {categories.map((category) => (
              <li key={category.slug}>
                <a href={`/catalog/${category.slug}?filter_brand=${slug}`} className="pill">
                  {category.name}
                  <span className="pill-count">{formatCount(category.count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
