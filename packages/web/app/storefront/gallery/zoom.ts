import { IMAGE_SIZE, imageUrlAtWidth, ZOOM_IMAGE_WIDTH } from "@pecacerta/rules/gallery";
import PhotoSwipe from "photoswipe";
import { m } from "#messages";
import "photoswipe/style.css";
import "./zoom.css";

type ZoomLabels = { name: string; close: string; zoom: string };

/** How long the viewer waits for the sizes of the images. */
const MEASURE_TIMEOUT_MS = 1000;

/** Of the size of the image: a phone shows an image in less than half of its size, a large window in all of it. */
const SECONDARY_ZOOM = 2;
const MAX_ZOOM = 3;

let isOpen = false;

/** Shows the images full screen. It adds no history entry: going back leaves the page and closes the viewer. */
export async function openZoom(
  images: readonly string[],
  index: number,
  labels: ZoomLabels,
  onIndexChange: (index: number) => void,
) {
  if (isOpen) return;
  isOpen = true;
  const startUrl = location.href;
  const dataSource = await Promise.all(images.map(measureImage));
  if (location.href !== startUrl) {
    isOpen = false;
    return;
  }
  const hasSeveral = images.length > 1;
  const viewer = new PhotoSwipe({
    dataSource,
    index: index,
    loop: false,
    bgOpacity: 0.9,
    // While it fades in, the viewer ignores the arrow keys.
    showHideAnimationType: "none",
    secondaryZoomLevel: SECONDARY_ZOOM,
    maxZoomLevel: MAX_ZOOM,
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    arrowPrev: hasSeveral,
    arrowNext: hasSeveral,
    arrowPrevTitle: m.previous_page(),
    arrowNextTitle: m.next_page(),
    errorMsg: m.no_picture(),
  });
  const close = () => viewer.close();
  addEventListener("popstate", close);
  viewer.on("destroy", () => {
    removeEventListener("popstate", close);
    isOpen = false;
  });
  viewer.on("change", () => onIndexChange(viewer.currIndex));
  viewer.init();
  viewer.element?.setAttribute("aria-label", labels.name);
}

const SHOWN_WIDTH = 800;

/** The viewer needs the size of each image; a larger file loads only if the window, its resolution or the zoom needs it. */
async function measureImage(largest: string) {
  const src = imageUrlAtWidth(largest, SHOWN_WIDTH);
  const image = new Image();
  image.src = src;
  const timeout = new Promise((resolve) => setTimeout(resolve, MEASURE_TIMEOUT_MS));
  await Promise.race([image.decode().catch(() => undefined), timeout]);
  return {
    src,
    ...(src !== largest && { srcset: `${src} ${SHOWN_WIDTH}w, ${largest} ${ZOOM_IMAGE_WIDTH}w` }),
    width: image.naturalWidth || IMAGE_SIZE.width,
    height: image.naturalHeight || IMAGE_SIZE.height,
  };
}
