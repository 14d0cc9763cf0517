import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import { useEffect, useRef } from "react";
import "./ui-page.css";

type HeaderAppearance = { theme: string; header: string; mobile: string };

export function Looks() {
  return THEMES.map((theme) => (
    <section key={theme} aria-label={theme}>
      <h2>{theme}</h2>
      {HEADER_LAYOUTS.map((header) => (
        <div key={header} className="dev-looks">
          <Frame look={{ theme, header, mobile: MOBILE_HEADER_LAYOUTS[0] }} className="dev-desktop" />
          {MOBILE_HEADER_LAYOUTS.map((mobile) => (
            <Frame key={mobile} look={{ theme, header, mobile }} className="dev-phone" />
          ))}
        </div>
      ))}
    </section>
  ));
}

/** The header of this page in an iframe, which has its own width and theme, without scripts. */
function Frame({ look, className }: { look: HeaderAppearance; className: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { theme, header, mobile } = look;
  const name = className === "dev-phone" ? `${theme}, ${header}, phone ${mobile}` : `${theme}, ${header}`;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || !element.contentDocument) return;
      near.disconnect();
      draw(element.contentDocument, { theme, header, mobile });
    });
    near.observe(element);
    return () => near.disconnect();
  }, [theme, header, mobile]);
  return (
    <figure className={className}>
      <iframe ref={frame} title={name} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function draw(there: Document, look: HeaderAppearance): void {
  Object.assign(there.documentElement.dataset, look);
  for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
    there.head.append(there.importNode(style, true));
  }
  const header = document.querySelector(".site-header");
  if (header) there.body.replaceChildren(there.importNode(header, true));
}
