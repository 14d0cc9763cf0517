import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { SignInNotices } from "./sign-in-notices.tsx";

type Notices = ComponentProps<typeof SignInNotices>;

const none: Notices = { secondsLeft: undefined, willRepeat: true, refusal: undefined, codeRefusal: undefined };
const wrongPassword = refusalText("AUTH_WRONG_PASSWORD");
const tooMany = refusalText("TOO_MANY_REQUESTS");

const shownTexts = (props: Partial<Notices>) => {
  const html = renderToStaticMarkup(<SignInNotices {...none} {...props} />);
  return [m.sign_in_waiting(), wrongPassword, tooMany].filter((text) => html.includes(text));
};

test("a code that is refused while the password waits is told besides the wait", () => {
  const waiting = { secondsLeft: 40, refusal: "TOO_MANY_REQUESTS" };
  expect(shownTexts(waiting)).toEqual([m.sign_in_waiting()]);
  expect(shownTexts({ ...waiting, codeRefusal: "TOO_MANY_REQUESTS" })).toEqual([m.sign_in_waiting(), tooMany]);
});

test("one refusal is shown without a wait", () => {
  expect(shownTexts({})).toEqual([]);
  expect(shownTexts({ refusal: "AUTH_WRONG_PASSWORD" })).toEqual([wrongPassword]);
  expect(shownTexts({ codeRefusal: "TOO_MANY_REQUESTS" })).toEqual([tooMany]);
});
