export type SignedOutReason = "AUTH_UNAUTHORIZED" | "SECOND_FACTOR_NEEDED";

type SessionPrompts = {
  /** Leads to the sign-in. */
  signedOut: (reason: SignedOutReason) => void;
  /** Asks for a factor; resolves to whether the sign-in is fresh now. */
  confirm: () => Promise<boolean>;
  /** Tells that the user is no member of the company, or not any more. */
  companyLost: (slug: string) => void;
};

let prompts: Partial<SessionPrompts> = {};
let confirmation: Promise<boolean> | undefined;

/** Registers what the frame of signed-in pages shows; returns the removal. */
export function setSessionPrompts(next: Partial<SessionPrompts>): () => void {
  prompts = { ...prompts, ...next };
  return () => {
    const { signedOut, confirm, companyLost } = prompts;
    prompts = {
      ...(signedOut !== next.signedOut && { signedOut }),
      ...(confirm !== next.confirm && { confirm }),
      ...(companyLost !== next.companyLost && { companyLost }),
    };
  };
}

export const reportSignedOut = (reason: SignedOutReason): void => prompts.signedOut?.(reason);

export const reportCompanyLost = (slug: string): void => prompts.companyLost?.(slug);

/** Calls that are refused at the same time share one question. */
export function confirmFreshSignIn(): Promise<boolean> {
  confirmation ??= (prompts.confirm?.() ?? Promise.resolve(false)).finally(() => {
    confirmation = undefined;
  });
  return confirmation;
}
