import type { BlogPostDto } from "@pecacerta/contract/blog";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { useBlogText } from "../../texts/blog-text.ts";
import { Paragraphs } from "../info/paragraphs.tsx";
import { PostFacts } from "./post-card.tsx";
import { PostPicture } from "./post-picture.tsx";

export function FullPost({ post }: { post: BlogPostDto & { content: string } }) {
  const text = useBlogText();
  const crumbs = [
    { name: text("TEXT_HOME"), href: "/" },
    { name: text("TEXT_BLOG"), href: "/demo/blog/classic-right-sidebar" },
  ];
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={crumbs} />
      <article className="mx-auto max-w-3xl">
        <PostFacts post={post} />
        <h1 className="mt-2 mb-6">{post.title}</h1>
        <PostPicture image={post.image} isEager />
        <Paragraphs text={post.content} />
      </article>
    </div>
  );
}
