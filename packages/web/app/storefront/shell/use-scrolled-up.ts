import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Smaller movements of a finger are no change of direction. */
const MIN_MOVE_PX = 12;

/** Whether the last scrolling went up the page. */
export function useScrolledUp(): boolean {
  const { key } = useLocation();
  const [upAt, setUpAt] = useState<string>();
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < MIN_MOVE_PX) return;
      setUpAt(scrollY < last ? key : undefined);
      last = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, [key]);
  return upAt === key;
}
