import { useEffect, useState } from "react";

const REMOVED_AFTER_MS = 100;

/** The progress bar of a page whose scripts take more than a second (`base.css` of `packages/ui`). */
export function Preloader() {
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRemoved(true), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRemoved ? null : <div className="preloader" aria-hidden="true" />;
}
