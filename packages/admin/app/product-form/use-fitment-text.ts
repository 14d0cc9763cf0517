import { useState } from "react";

/**
 * Knows whether a text of fitments waits, and asks once before a save leaves it out. `isListEdited`: some of
 * its lines may be in the list already, with the rest still shown.
 */
export function useFitmentText(isListEdited: boolean) {
  const [isFitmentTextWaiting, setFitmentTextWaiting] = useState(false);
  const [isLeftOut, setLeftOut] = useState(false);
  const [question, setQuestion] = useState<{ settle: (isLeftOut: boolean) => void }>();
  if (isLeftOut && !isFitmentTextWaiting) setLeftOut(false);
  const confirmWithoutText = (): Promise<boolean> =>
    isFitmentTextWaiting && !isListEdited && !isLeftOut
      ? new Promise((resolve) => setQuestion({ settle: resolve }))
      : Promise.resolve(true);
  const answerFitmentText = (answer: boolean) => {
    setQuestion(undefined);
    setLeftOut(answer);
    question?.settle(answer);
  };
  const isAskingForText = question !== undefined;
  return { isFitmentTextWaiting, setFitmentTextWaiting, isAskingForText, confirmWithoutText, answerFitmentText };
}
