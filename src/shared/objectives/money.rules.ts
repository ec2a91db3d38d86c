/** Converts dollars as decimal text ("1250.5"), validated by `moneySchema`, to integer cents (125050). */
export function centsFromDecimal(amount: string): number {
  const [dollars = "0", fraction = ""] = amount.trim().split(".");
  return Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Converts integer cents (-125050) to decimal text with two decimals ("-1250.50"). */
export function decimalFromCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount as stored and sent, with two decimals ("1250.50"); null if there is none or the text is empty. */
export function normalAmount(amount: string | null | undefined): string | null {
  return amount ? decimalFromCents(centsFromDecimal(amount)) : null;
}

/** Budget minus actual cost in cents, or null without a budget. An unknown cost counts as 0. */
export function remainingCents(budget: string | null, actualCost: string | null): number | null {
  if (budget === null) return null;
  return centsFromDecimal(budget) - (actualCost === null ? 0 : centsFromDecimal(actualCost));
}

/** Formats integer cents as dollars: "$1,250.50", "-$3.00". */
export function dollarsFromCents(cents: number): string {
  const [dollars = "0", fraction = "00"] = decimalFromCents(Math.abs(cents)).split(".");
  return `${cents < 0 ? "-" : ""}$${dollars.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}
