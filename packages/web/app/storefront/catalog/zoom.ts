import { PICTURE_SIZE } from "@pecacerta/rules/gallery";
import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";

type Titles = { name: string; close: string; zoom: string };

/** Shows the pictures over the whole screen; leaves no entries in the history. `onShow` follows what is looked at. */
export async function openZoom(images: readonly string[], at: number, titles: Titles, onShow: (at: number) => void) {
  const dataSource = await Promise.all(images.map(measured));
  const viewer = new PhotoSwipe({
    ...{ dataSource, index: at, loop: false, bgOpacity: 0.9, showHideAnimationType: "fade" },
    ...{ closeTitle: titles.close, zoomTitle: titles.zoom, arrowPrev: images.length > 1, arrowNext: images.length > 1 },
  });
  viewer.on("change", () => onShow(viewer.currIndex));
  viewer.init();
  viewer.element?.setAttribute("aria-label", titles.name);
}

/** A picture with its own size, which the viewer has to know beforehand; one that cannot be had counts as usual. */
async function measured(src: string) {
  const picture = new Image();
  picture.src = src;
  await picture.decode().catch(() => undefined);
  return {
    src,
    width: picture.naturalWidth || PICTURE_SIZE.width,
    height: picture.naturalHeight || PICTURE_SIZE.height,
  };
}
