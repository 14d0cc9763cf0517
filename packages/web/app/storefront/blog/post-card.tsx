import type { BlogPostDto } from "@pecacerta/contract/blog";
import { formatDay } from "../../texts/format-date.ts";
import { PostPicture } from "./post-picture.tsx";
import "./blog.css";

/** A post in a list; the whole card is the link. */
export const PostCard = ({ post, readOn }: { post: BlogPostDto; readOn: string }) => (
  <article className="post-card">
    <PostPicture image={post.image} />
    <div className="grid content-start gap-2">
      <PostFacts post={post} />
      <h2 className="post-card-title">
        <a href={`/blog/${post.slug}`}>{post.title}</a>
      </h2>
      <p className="muted">{post.excerpt}</p>
      <p aria-hidden="true" className="post-read-on">
        {readOn}
      </p>
    </div>
  </article>
);

export const PostFacts = ({ post: { date, categories } }: { post: Pick<BlogPostDto, "date" | "categories"> }) => (
  <p className="caption">
    <time dateTime={date}>{formatDay(date)}</time>
    {categories.length > 0 ? ` · ${categories.join(", ")}` : null}
  </p>
);
