/** Modulo 11 with weights 2 to 9 from the right. A character's value is its ASCII code - 48, as in a CNPJ. */
export function modulo11CheckDigit(characters: string): number {
  const sum = [...characters].reduce((total, character, at) => {
    const weight = 2 + ((characters.length - 1 - at) % 8);
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
