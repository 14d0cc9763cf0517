import type { BlogPostDto } from "@pecacerta/contract/blog";
import { m } from "#messages";
import { PostFacts } from "../blog/post-card.tsx";
import { PostPicture } from "../blog/post-picture.tsx";
import { SectionHead } from "./section-head.tsx";
import "./latest-posts.css";

export function LatestPosts({ posts }: { posts: readonly BlogPostDto[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="frame" aria-labelledby="posts">
      <SectionHead id="posts" title={m.from_the_blog()} href="/blog" more={m.see_blog()} />
      <ul className="posts">
        {posts.map((post) => (
          <li key={post.id} className="post-tile">
            <PostPicture image={post.image} />
            <PostFacts post={post} />
            <h3>
              <a href={`/blog/${post.slug}`}>{post.title}</a>
            </h3>
            <p>{post.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
