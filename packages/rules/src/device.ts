// Ordered: most browsers also claim to be others.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const OPERATING_SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Formats a User-Agent as `Chrome · Windows`; empty for an unknown browser. */
export const describeDevice = (userAgent: string): string => {
  const program = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(OPERATING_SYSTEMS, userAgent);
  return program && system ? `${program} · ${system}` : program;
};

const firstMatch = (patterns: typeof BROWSERS, userAgent: string): string =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
