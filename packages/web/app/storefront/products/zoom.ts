import { IMAGE_SIZE } from "@pecacerta/rules/gallery";
import PhotoSwipe from "photoswipe";
import { textOf } from "../../texts/text.ts";
import "photoswipe/style.css";
import "../../css/zoom.css";

type Titles = { name: string; close: string; zoom: string };

/** So long the viewer waits to know how large the pictures are: whoever pressed it must see that it opens. */
const MEASURING_MS = 1000;

let isOpen = false;

/**
 * Shows the pictures over the whole screen; leaves no entries in the history: whoever goes back leaves the page, and
 * with it the viewer. `onShow` follows what is looked at.
 */
export async function openZoom(images: readonly string[], at: number, titles: Titles, onShow: (at: number) => void) {
  if (isOpen) return;
  isOpen = true;
  const page = location.href;
  const dataSource = await Promise.all(images.map(measured));
  if (location.href !== page) {
    isOpen = false;
    return;
  }
  const hasMore = images.length > 1;
  const viewer = new PhotoSwipe({
    ...{ dataSource, index: at, loop: false, bgOpacity: 0.9, showHideAnimationType: "fade" },
    ...{ closeTitle: titles.close, zoomTitle: titles.zoom, arrowPrev: hasMore, arrowNext: hasMore },
    ...{ arrowPrevTitle: textOf("TEXT_PREVIOUS_PAGE"), arrowNextTitle: textOf("TEXT_NEXT_PAGE") },
    errorMsg: textOf("TEXT_NO_PICTURE"),
  });
  const leave = () => viewer.close();
  addEventListener("popstate", leave);
  viewer.on("destroy", () => {
    removeEventListener("popstate", leave);
    isOpen = false;
  });
  viewer.on("change", () => onShow(viewer.currIndex));
  viewer.init();
  viewer.element?.setAttribute("aria-label", titles.name);
}

/** A picture with its own size, which the viewer has to know beforehand; one that is not there yet counts as usual. */
async function measured(src: string) {
  const picture = new Image();
  picture.src = src;
  const late = new Promise((resolve) => setTimeout(resolve, MEASURING_MS));
  await Promise.race([picture.decode().catch(() => undefined), late]);
  return {
    src,
    width: picture.naturalWidth || IMAGE_SIZE.width,
    height: picture.naturalHeight || IMAGE_SIZE.height,
  };
}
