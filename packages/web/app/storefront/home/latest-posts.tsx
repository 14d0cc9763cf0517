import type { BlogPostDto } from "@pecacerta/contract/blog";
import { useHomeText } from "../../texts/home-text.ts";
import { PostFacts } from "../blog/post-card.tsx";
import { PostPicture } from "../blog/post-picture.tsx";
import { SectionHead } from "./section-head.tsx";

export function LatestPosts({ posts }: { posts: readonly BlogPostDto[] }) {
  const text = useHomeText();
  if (posts.length === 0) return null;
  return (
    <section className="frame home-posts" aria-labelledby="posts">
      <SectionHead
        id="posts"
        title={text("TEXT_FROM_THE_BLOG")}
        href="/demo/blog/classic-right-sidebar"
        more={text("TEXT_SEE_BLOG")}
      />
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
