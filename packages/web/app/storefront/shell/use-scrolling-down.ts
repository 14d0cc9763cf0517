import { useEffect, useState } from "react";

/** Smaller movements of a finger are no change of direction. */
const MIN_MOVE_PX = 12;

/** Whether the last scrolling went down the page. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < MIN_MOVE_PX) return;
      setDown(scrollY > last);
      last = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isDown;
}
