/** Runs once the pointer that is pressed has clicked, else at once: a click misses what moves while the pointer is down. */
export function afterPress(run: () => void): void {
  if (document.querySelector(":active")) addEventListener("click", () => setTimeout(run), { once: true });
  else run();
}
