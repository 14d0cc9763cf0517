import type { BlogPostDto } from "@pecacerta/contract/blog";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { m } from "#messages";
import { Paragraphs } from "../info/paragraphs.tsx";
import { PostFacts } from "./post-card.tsx";
import { PostPicture } from "./post-picture.tsx";

export function FullPost({ post }: { post: BlogPostDto & { content: string } }) {
  const crumbs = [
    { name: m.home(), href: "/" },
    { name: m.blog(), href: "/blog" },
  ];
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={crumbs} current={post.title} />
      <article className="mx-auto max-w-3xl">
        <PostFacts post={post} />
        <h1 className="mt-2 mb-6">{post.title}</h1>
        <PostPicture image={post.image} isEager />
        <Paragraphs text={post.content} />
      </article>
    </div>
  );
}
