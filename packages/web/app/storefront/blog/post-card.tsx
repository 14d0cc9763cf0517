import type { BlogPostDto } from "@pecacerta/contract/blog";
import { formatDay } from "../../texts/format-date.ts";
import { PostPicture } from "./post-picture.tsx";

/** A post in a list; the whole card is the link. */
export const PostCard = ({ post, readOn }: { post: BlogPostDto; readOn: string }) => (
  <article className="post-card">
    <PostPicture image={post.image} />
    <div className="grid content-start gap-2">
      <PostFacts post={post} />
      <h2 className="text-22">
        <a href={`/blog/${post.slug}`}>{post.title}</a>
      </h2>
      <p className="text-grey-600">{post.excerpt}</p>
      <p aria-hidden="true" className="font-semibold text-accent">
        {readOn}
      </p>
    </div>
  </article>
);

export const PostFacts = ({ post: { date, categories } }: { post: Pick<BlogPostDto, "date" | "categories"> }) => (
  <p className="text-13 text-grey-500">
    <time dateTime={date}>{formatDay(date)}</time>
    {categories.length > 0 ? ` · ${categories.join(", ")}` : null}
  </p>
);
