import { useEffect, useState } from "react";
import { repeatEarlyPress } from "./early-press.ts";

const GONE_AFTER_MS = 100;

/** A line at the top that runs until the page lives. It covers nothing; without scripts it is never seen. */
export function Preloader() {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    repeatEarlyPress();
    const waiting = setTimeout(() => setGone(true), GONE_AFTER_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isGone ? null : <div className="preloader" aria-hidden="true" />;
}
