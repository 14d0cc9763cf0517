import type { PartNumber } from "@pecacerta/rules/part-number";
import { useText } from "../../texts/text.ts";

export function PartNumbers({ numbers }: { numbers: readonly PartNumber[] }) {
  const text = useText();
  if (numbers.length === 0) return null;
  return (
    <section id="numbers" className="part-numbers">
      <h2 className="part-title">{text("TEXT_PART_NUMBERS")}</h2>
      <dl className="specification-rows">
        {numbers.map(({ kind, maker, number }) => (
          <div key={`${kind}/${maker}/${number}`}>
            <dt>{maker ? `${text(`TEXT_NUMBER_${kind}`)}, ${maker}` : text(`TEXT_NUMBER_${kind}`)}</dt>
            <dd>
              <a href={`/catalog/product-search?search=${encodeURIComponent(number)}`} className="link">
                {number}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
