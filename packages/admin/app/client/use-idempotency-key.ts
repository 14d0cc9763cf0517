import { useRef } from "react";

/** Returns the key of a request: the same one as long as the same content is sent again, for one dialog. */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const sent = JSON.stringify(content);
    if (sent !== last.current.content) last.current = { content: sent, key: newKey() };
    return last.current.key;
  };
}

// `crypto.randomUUID` needs a secure context.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
