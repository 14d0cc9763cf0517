import { useState } from "react";
import { useText } from "../../texts/text.ts";
import { small } from "./card.ts";
import { ProductPicture } from "./product-picture.tsx";

/** One picture large, the others to choose from. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const text = useText();
  const [shown, show] = useState(0);
  return (
    <section className="gallery" aria-label={text("TEXT_PICTURES", { name })}>
      <div className="gallery-picture">
        <ProductPicture
          src={images[shown] ?? null}
          alt={text("TEXT_PICTURE_OF", { name, number: shown + 1 })}
          isEager
        />
      </div>
      {images.length > 1 ? (
        <ul className="gallery-choices">
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                className="gallery-choice"
                aria-label={text("TEXT_SHOW_PICTURE", { number: place + 1 })}
                aria-pressed={place === shown}
                onClick={() => show(place)}
              >
                <img src={small(image) ?? ""} alt="" width={400} height={530} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
