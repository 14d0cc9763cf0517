import fc from "fast-check";
import { expect, test } from "vitest";
import { describeDevice } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36`, "Chrome · Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36 Edg/148.0`, "Edge · Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/148.0.0.0 Mobile Safari/537.36`, "Chrome · Android"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    "Samsung Internet · Android",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1", "Safari · iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Mac"],
  ["Mozilla/5.0 (X11; FreeBSD amd64) Gecko/20100101 Firefox/140.0", "Firefox"],
  ["Windows NT 10.0", ""],
  ["curl/8.5.0", ""],
  ["", ""],
])("%s is %s", (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

test("a device name never contains text of the User-Agent", () => {
  fc.assert(fc.property(fc.string(), (text) => /^[\w ·]{0,40}$/.test(describeDevice(`${text} Chrome/1 ${text}`))));
});
