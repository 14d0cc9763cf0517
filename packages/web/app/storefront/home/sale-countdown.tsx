import { Clock } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { formatShortMoment } from "../../texts/format-date.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { splitTimeLeft } from "./split-time-left.ts";
import "./sale-countdown.css";

/**
 * The time until a sale ends. The cached page shows the end date; the browser replaces it by a countdown of the same
 * height.
 */
export function SaleCountdown({ ends }: { ends: string }) {
  const now = useCurrentTime();
  return (
    <p className="time-left">
      <Clock size={16} />
      <time dateTime={ends}>{now === undefined ? m.offer_until({ moment: formatShortMoment(ends) }) : label()}</time>
    </p>
  );

  function label() {
    const remaining = splitTimeLeft(Date.parse(ends) - (now ?? 0));
    if (!remaining) return m.offer_ended();
    if (remaining.days > 0) return m.offer_ends_days({ ...pluralInputs(remaining.days), hours: remaining.hours });
    return remaining.hours > 0 ? m.offer_ends_hours(remaining) : m.offer_ends_minutes(remaining);
  }
}

/** The current time, updated every second; undefined on the server. */
function useCurrentTime(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
