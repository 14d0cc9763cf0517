import { type RefObject, useEffect, useRef } from "react";

/** The heading takes the focus when an action removed the button that opened its dialog. */
export function useHeadingFocus(isDialogOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isDialogOpen) wasOpen.current = true;
    else if (wasOpen.current && document.activeElement === document.body) {
      wasOpen.current = false;
      heading.current?.focus({ preventScroll: true });
    }
  });
  return heading;
}
