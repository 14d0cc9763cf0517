/** Plain text; an empty line begins a paragraph. */
export const Paragraphs = ({ text }: { text: string }) => (
  <div className="prose">
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== "")
      .map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
  </div>
);
