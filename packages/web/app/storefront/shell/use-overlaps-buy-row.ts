import { useEffect, useState } from "react";
import { useLocation } from "react-router";

// As far from the foot of the window as the button reaches, and a little more.
const BUTTON_REACH_PX = 80;

/** Whether the buy row is as low in the window as the floating WhatsApp button, which then moves aside. */
export function useOverlapsBuyRow(): boolean {
  const { pathname } = useLocation();
  const [isOverlapping, setOverlapping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another row
  useEffect(() => {
    const row = document.querySelector("main [data-buy-row]");
    if (!row) return setOverlapping(false);
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      const rootMargin = `${BUTTON_REACH_PX - innerHeight}px 0px 0px`;
      observer = new IntersectionObserver(([now]) => setOverlapping(now?.isIntersecting ?? false), { rootMargin });
      observer.observe(row);
    };
    observe();
    window.addEventListener("resize", observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", observe);
    };
  }, [pathname]);
  return isOverlapping;
}
