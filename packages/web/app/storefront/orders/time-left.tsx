import { MINUTE_MS, toWholeDays, toWholeHours, toWholeMinutes } from "@pecacerta/rules/duration";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";

/** Days and hours until an ISO instant, or hours and minutes on its last day; updated every minute. */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const ms = Math.max(0, Date.parse(until) - now);
  const days = toWholeDays(ms);
  const hours = toWholeHours(ms);
  return days > 0
    ? m.pay_within_days({ hours: hours - 24 * days, ...pluralInputs(days) })
    : m.pay_within_hours({ hours, minutes: toWholeMinutes(ms) - 60 * hours });
}
