import type { PartNumber } from "@pecacerta/rules/part-number";
import { m } from "#messages";
import "./part-numbers.css";
import "./specification.css";

const KINDS: Readonly<Record<PartNumber["kind"], () => string>> = {
  manufacturer: m.number_manufacturer,
  oem: m.number_oem,
  competitor: m.number_competitor,
  superseded: m.number_superseded,
};

export function PartNumbers({ numbers }: { numbers: readonly PartNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <section id="numbers" className="part-numbers">
      <h2 className="section-title">{m.part_numbers()}</h2>
      <dl className="specification-rows">
        {numbers.map(({ kind, maker, number }) => (
          <div key={`${kind}/${maker}/${number}`}>
            <dt>{maker ? `${KINDS[kind]()}, ${maker}` : KINDS[kind]()}</dt>
            <dd>
              <a href={`/catalog/product-search?search=${encodeURIComponent(number)}`}>{number}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
