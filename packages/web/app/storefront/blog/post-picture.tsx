import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import "./post-picture.css";

/** The post's decorative picture in a box of its final size. */
export const PostPicture = ({ image, isEager }: { image: string | null; isEager?: boolean }) => (
  <span className="picture-box post-picture">
    {image ? (
      <img
        src={imageUrlAtWidth(image, isEager ? 800 : 400)}
        alt=""
        width={800}
        height={800}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : undefined}
      />
    ) : null}
  </span>
);
