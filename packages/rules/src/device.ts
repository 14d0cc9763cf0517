// The first that matches: most browsers say that they are others as well.
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

/**
 * `Chrome · Windows`, from the header by which a program says what it is: enough for people to know their own devices
 * by, and nothing of what the header says besides. Empty for what is none of the common browsers.
 */
export const describeDevice = (userAgent: string): string => {
  const program = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(OPERATING_SYSTEMS, userAgent);
  return program && system ? `${program} · ${system}` : program;
};

const firstMatch = (known: typeof BROWSERS, userAgent: string): string =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
