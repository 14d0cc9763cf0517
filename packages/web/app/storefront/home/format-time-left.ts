const SECOND = 1000;
const DAY = 86_400;

/** Formats a duration as days and `hh:mm:ss`; undefined once it has elapsed. */
export function formatTimeLeft(milliseconds: number): { days: number; time: string } | undefined {
  if (milliseconds <= 0) return undefined;
  const seconds = Math.ceil(milliseconds / SECOND);
  const rest = seconds % DAY;
  const parts = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  const time = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return { days: Math.floor(seconds / DAY), time };
}
