import { useEffect, useRef } from "react";
import { m } from "#messages";
import "./thumbnails.css";

type ThumbnailsProps = {
  images: readonly string[];
  /** The full images, for browsers without scripts. */
  imageLinks: readonly string[];
  /** The seller's numbering, which a right-to-left layout does not change. */
  numbers: readonly number[];
  selectedIndex: number;
  onSelect: (index: number) => void;
};

export function Thumbnails({ images, imageLinks, numbers, selectedIndex, onSelect }: ThumbnailsProps) {
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
            aria-label={m.show_picture({ number: numbers[index] ?? 0 })}
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
