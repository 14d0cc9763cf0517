import { clampSlide, type GalleryLayout, imageUrlAtWidth, orderForDirection } from "@pecacerta/rules/gallery";
import { ZoomIn } from "@pecacerta/ui/icons.tsx";
import { useSwipe } from "@pecacerta/ui/use-swipe.ts";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { useDirection } from "../../texts/use-direction.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import "./gallery.css";

type GalleryProps = {
  images: readonly string[];
  name: string;
  layout: GalleryLayout;
  /** The picture of the option that was chosen last. */
  chosenImage: string | undefined;
};

/** Without scripts a press opens the image file. */
export function Gallery({ images, name, layout, chosenImage }: GalleryProps) {
  const ordered = orderForDirection(images, useDirection());
  const numberOf = (image: string) => images.indexOf(image) + 1;
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const [shownChoice, setShownChoice] = useState(chosenImage);
  if (chosenImage !== shownChoice) {
    setShownChoice(chosenImage);
    const choiceIndex = ordered.indexOf(chosenImage ?? "");
    if (choiceIndex >= 0) setSelectedIndex(choiceIndex);
  }
  const index = selectedIndex ?? Math.max(0, ordered.indexOf(images[0] ?? ""));
  const track = useRef<HTMLDivElement>(null);
  // The server renders the first slide only; the others follow after hydration.
  const [isComplete, setComplete] = useState(false);
  useEffect(() => setComplete(true), []);
  const slides = isComplete ? ordered : ordered.slice(index, index + 1);
  const swipeHandlers = useSwipe(track, (steps) => setSelectedIndex(clampSlide(index, steps, ordered.length)));
  useEffect(() => track.current?.style.setProperty("--at", String(isComplete ? index : 0)), [index, isComplete]);

  const labels = { name: m.pictures({ name }), close: m.close(), zoom: m.zoom() };
  const zoom = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void loadZoom().then(
      ({ openZoom }) => openZoom(ordered, index, labels, setSelectedIndex),
      () => undefined,
    );
  };
  const hasZoom = layout !== "quickview" && ordered.length > 0;
  const renderPicture = (image: string) => (
    <ProductPicture
      src={imageUrlAtWidth(image, 800)}
      alt={m.picture_of({ name, number: numberOf(image) })}
      isEager={image === ordered[index]}
    />
  );
  return (
    <section className={`gallery gallery-${layout}`} aria-label={labels.name} dir="ltr">
      <div className="gallery-picture" {...swipeHandlers} onPointerEnter={hasZoom ? preloadZoom : undefined}>
        <div className="gallery-track" ref={track}>
          {ordered.length === 0 ? <ProductPicture src={null} alt="" /> : null}
          {slides.map((image) => (
            <div key={image} className="gallery-slide" inert={image !== ordered[index]}>
              {hasZoom ? (
                <a href={image} draggable={false} data-document onClick={zoom}>
                  {renderPicture(image)}
                </a>
              ) : (
                renderPicture(image)
              )}
            </div>
          ))}
        </div>
        {hasZoom ? (
          <a className="gallery-zoom" href={ordered[index]} data-document aria-label={labels.zoom} onClick={zoom}>
            <ZoomIn size={20} />
          </a>
        ) : null}
      </div>
      <Thumbnails
        images={ordered.map((image) => imageUrlAtWidth(image, 160))}
        imageLinks={ordered}
        numbers={ordered.map(numberOf)}
        selectedIndex={index}
        onSelect={setSelectedIndex}
      />
    </section>
  );
}

const loadZoom = () => import("./zoom.ts");
const preloadZoom = () => void loadZoom().catch(() => undefined);
