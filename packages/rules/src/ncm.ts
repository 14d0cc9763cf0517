/** Whether it is a code of the Mercosur nomenclature: eight digits, chapters 1 to 97 without the reserved 77. */
export const isNcm = (code: string): boolean => /^(?!00|77|9[89])\d{8}$/.test(code);
