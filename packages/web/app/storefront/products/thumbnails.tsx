import { useEffect, useRef } from "react";
import { useText } from "../../texts/text.ts";

type ThumbnailsProps = {
  images: readonly string[];
  /** The whole pictures: where a thumbnail leads without scripts. */
  imageLinks: readonly string[];
  /** Each one's place as the seller has put them, which is not where it stands on a page read from right to left. */
  numbers: readonly number[];
  selectedIndex: number;
  onSelect: (index: number) => void;
};

/** A row of small pictures; those that do not fit are pushed into sight. */
export function Thumbnails({ images, imageLinks, numbers, selectedIndex, onSelect }: ThumbnailsProps) {
  const text = useText();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, selected] = [listRef.current, listRef.current?.children[selectedIndex] as HTMLElement | undefined];
    if (list && selected) list.scrollTo({ left: selected.offsetLeft - (list.clientWidth - selected.offsetWidth) / 2 });
  }, [selectedIndex]);
  if (images.length < 2) return null;
  return (
    <ul className="thumbnails" ref={listRef}>
      {images.map((image, index) => (
        <li key={image}>
          <a
            href={imageLinks[index]}
            data-document
            className="thumbnail"
            aria-label={text("TEXT_SHOW_PICTURE", { number: numbers[index] ?? 0 })}
            aria-current={index === selectedIndex ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
            }}
          >
            <img src={image} alt="" width={160} height={212} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}
