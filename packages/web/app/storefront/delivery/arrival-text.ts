import { m } from "#messages";
import { formatDayOfMonth } from "../../texts/format-date.ts";

/** For example `Chega entre 27/11 e 1/12`, or `Chega em 27/11`. */
export function arrivalText({ from, to }: { from: string; to: string }): string {
  const [first, last] = [formatDayOfMonth(from), formatDayOfMonth(to)];
  return from === to ? m.arrives_on({ day: first }) : m.arrives_between({ from: first, to: last });
}
