import { useEffect, useState } from "react";

const REMOVED_AFTER_MS = 100;

/** A moving line at the top of a page that waits for its scripts for more than a second (css/base.css). */
export function Preloader() {
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRemoved(true), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRemoved ? null : <div className="preloader" aria-hidden="true" />;
}
