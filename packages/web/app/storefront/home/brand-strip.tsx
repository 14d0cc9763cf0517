import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { m } from "#messages";
import { SectionHead } from "./section-head.tsx";
import "./brand-strip.css";

type Props = { brands: readonly { slug: string; name: string; image: string | null }[] };

export function BrandStrip({ brands }: Props) {
  if (brands.length === 0) return null;
  return (
    <section className="frame" aria-labelledby="brands">
      <SectionHead id="brands" title={m.brands()} href="/brands" more={m.see_brands()} />
      <ul className="brand-strip">
        {brands.map(({ slug, name, image }) => (
          <li key={slug}>
            <a href={`/brands/${slug}`} className="brand-mark">
              {image ? (
                <img
                  src={imageUrlAtWidth(image, 800)}
                  alt={name}
                  width={160}
                  height={80}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
