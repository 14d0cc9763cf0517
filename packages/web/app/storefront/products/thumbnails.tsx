import { useEffect, useRef } from "react";
import { useText } from "../../texts/text.ts";

type Row = {
  images: readonly string[];
  /** The whole pictures: where a thumbnail leads without scripts. */
  links: readonly string[];
  /** Each one's place as the seller has put them, which is not where it stands on a page read from right to left. */
  numbers: readonly number[];
  shown: number;
  onChoose: (place: number) => void;
};

/** A row of small pictures; those that do not fit are pushed into sight. */
export function Thumbnails({ images, links, numbers, shown, onChoose }: Row) {
  const text = useText();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, chosen] = [row.current, row.current?.children[shown] as HTMLElement | undefined];
    if (list && chosen) list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
  }, [shown]);
  if (images.length < 2) return null;
  return (
    <ul className="thumbnails" ref={row}>
      {images.map((image, place) => (
        <li key={image}>
          <a
            href={links[place]}
            data-document
            className="thumbnail"
            aria-label={text("TEXT_SHOW_PICTURE", { number: numbers[place] ?? 0 })}
            aria-current={place === shown ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(place);
            }}
          >
            <img src={image} alt="" width={160} height={212} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}
