import { useText } from "../../texts/text.ts";

export function SubcategoryChips({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={text("TEXT_SUBCATEGORIES")}>
      <ul className="subcategories">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/catalog/${slug}`} className="subcategory">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
