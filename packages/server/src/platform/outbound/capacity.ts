import { createWorkQueue, QueueFullError } from "../jobs/work-queue.ts";
import { OutsideFault } from "./ask-json.ts";

/** How many requests of shoppers may wait for one kind of outside service at the same time, in this process. */
export const OUTSIDE_AT_ONCE = 8;

/** Limits concurrent look-ups. One more is refused at once with `OutsideFault`, because it would only wait. */
export function outsideCapacity(atOnce = OUTSIDE_AT_ONCE) {
  const queue = createWorkQueue({ atOnce, waiting: 0 });
  return async <Answer>(lookup: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await queue.run([], lookup);
    } catch (error) {
      if (error instanceof QueueFullError) throw new OutsideFault("too many look-ups at once", { cause: error });
      throw error;
    }
  };
}
