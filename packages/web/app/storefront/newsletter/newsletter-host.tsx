import { useEffect } from "react";

const load = () => import("./send-newsletter.ts");

/** One listener for the footer's form, which is no component; what sends it is fetched when it is. */
export function NewsletterHost() {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches("[data-newsletter]")) return;
      event.preventDefault();
      // Without what sends it, the browser still can.
      load().then(
        ({ sendNewsletter }) => sendNewsletter(form),
        () => form.submit(),
      );
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, []);
  return null;
}
