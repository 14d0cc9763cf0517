import { useEffect, useState } from "react";
import { useLocation } from "react-router";

// As far from the foot of the window as the button reaches, and a little more.
const REACH_PX = 80;

/** True while what buys, a product or the cart, stands as low as the button that floats over the page: it stays free to be pressed. */
export function useStandingAside(): boolean {
  const { pathname } = useLocation();
  const [isAside, setAside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another row
  useEffect(() => {
    const row = document.querySelector("main .buy-row");
    if (!row) return setAside(false);
    let watch: IntersectionObserver | undefined;
    const begin = () => {
      watch?.disconnect();
      const rootMargin = `${REACH_PX - innerHeight}px 0px 0px`;
      watch = new IntersectionObserver(([now]) => setAside(now?.isIntersecting ?? false), { rootMargin });
      watch.observe(row);
    };
    begin();
    window.addEventListener("resize", begin);
    return () => {
      watch?.disconnect();
      window.removeEventListener("resize", begin);
    };
  }, [pathname]);
  return isAside;
}
