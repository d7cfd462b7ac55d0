/** "1 seat", "2 seats". */
export const amount = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
