import { expect, test } from "vitest";
import { isNcm } from "./ncm.ts";

test.each(["87083090", "01012100", "97053100", "76169900"])("%s is a code", (code) => expect(isNcm(code)).toBe(true));

test.each(["00012100", "77012100", "98012100", "99999999", "8708309", "870830901", "8708309a", ""])(
  "%j is none",
  (code) => expect(isNcm(code)).toBe(false),
);
