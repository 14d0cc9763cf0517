import { clampSlide, type GalleryLayout, imageUrlAtWidth, orderForDirection } from "@pecacerta/rules/gallery";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../texts/text.ts";
import { ZoomIn } from "../../ui/icons.tsx";
import { useDirection } from "../../ui/use-direction.ts";
import { useSwipe } from "../../ui/use-swipe.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { Thumbnails } from "./thumbnails.tsx";

type Shown = { images: readonly string[]; name: string; layout: GalleryLayout };

/** One picture large, the others in a row to choose from. Without scripts, pressing a picture opens its file. */
export function Gallery({ images, name, layout }: Shown) {
  const text = useText();
  const ordered = orderForDirection(images, useDirection());
  const numberOf = (image: string) => images.indexOf(image) + 1;
  const [chosen, choose] = useState<number>();
  const at = chosen ?? Math.max(0, ordered.indexOf(images[0] ?? ""));
  const track = useRef<HTMLDivElement>(null);
  // The page comes with the picture that is seen; what can be slid to follows once scripts can slide.
  const [isWhole, fill] = useState(false);
  useEffect(() => fill(true), []);
  const slides = isWhole ? ordered : ordered.slice(at, at + 1);
  const swipe = useSwipe(track, (steps) => choose(clampSlide(at, steps, ordered.length)));
  useEffect(() => track.current?.style.setProperty("--at", String(isWhole ? at : 0)), [at, isWhole]);

  const titles = { name: text("TEXT_PICTURES", { name }), close: text("TEXT_CLOSE"), zoom: text("TEXT_ZOOM") };
  const zoom = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void loadZoom().then(
      ({ openZoom }) => openZoom(ordered, at, titles, choose),
      () => undefined,
    );
  };
  const hasZoom = layout !== "quickview" && ordered.length > 0;
  const picture = (image: string) => (
    <ProductPicture
      src={image}
      alt={text("TEXT_PICTURE_OF", { name, number: numberOf(image) })}
      isEager={image === ordered[at]}
    />
  );
  return (
    <section className={`gallery gallery-${layout}`} aria-label={titles.name} dir="ltr">
      <div className="gallery-picture" {...swipe} onPointerEnter={hasZoom ? prepareZoom : undefined}>
        <div className="gallery-track" ref={track}>
          {ordered.length === 0 ? <ProductPicture src={null} alt="" /> : null}
          {slides.map((image) => (
            <div key={image} className="gallery-slide" inert={image !== ordered[at]}>
              {hasZoom ? (
                <a href={image} draggable={false} data-document onClick={zoom}>
                  {picture(image)}
                </a>
              ) : (
                picture(image)
              )}
            </div>
          ))}
        </div>
        {hasZoom ? (
          <a className="gallery-zoom" href={ordered[at]} data-document aria-label={titles.zoom} onClick={zoom}>
            <ZoomIn size={20} />
          </a>
        ) : null}
      </div>
      <Thumbnails
        images={ordered.map((image) => imageUrlAtWidth(image, 160))}
        links={ordered}
        numbers={ordered.map(numberOf)}
        shown={at}
        onChoose={choose}
      />
    </section>
  );
}

const loadZoom = () => import("./zoom.ts");
const prepareZoom = () => void loadZoom().catch(() => undefined);
