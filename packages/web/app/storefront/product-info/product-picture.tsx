import { m } from "#messages";
import "./product-picture.css";

export function ProductPicture({ src, alt, isEager }: { src: string | null; alt: string; isEager?: boolean }) {
  if (src === null) return <span className="no-picture">{m.no_picture()}</span>;
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={530}
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      fetchPriority={isEager ? "high" : undefined}
    />
  );
}
