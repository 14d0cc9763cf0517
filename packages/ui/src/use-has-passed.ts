import { useEffect, useState } from "react";

// The longest delay of setTimeout.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Whether an ISO instant has passed; re-renders when it does. Null never passes. */
export function useHasPassed(moment: string | null): boolean {
  const time = moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const remaining = time - Date.now();
    if (!Number.isFinite(remaining) || remaining <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(remaining, MAX_TIMEOUT_MS));
    return () => clearTimeout(timer);
  }, [time]);
  return time <= now;
}
