import type { Actor } from "../../companies/actor.ts";

export type ImageActor = (Extract<Actor, { kind: "staff" }> & { name: string }) | { kind: "program" };
