/** Dollars as decimal text ("1250.5") in integer cents (125050). The text has been validated by `moneySchema`. */
export function centsFromDecimal(amount: string): number {
  const [dollars = "0", fraction = ""] = amount.trim().split(".");
  return Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Integer cents (-125050) as decimal text with two decimals ("-1250.50"). */
export function decimalFromCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount as it is stored and sent, with two decimals ("1250.50"); null for none, which may come as empty text. */
export function normalAmount(amount: string | null | undefined): string | null {
  return amount ? decimalFromCents(centsFromDecimal(amount)) : null;
}

/** Budget minus actual cost in cents, or null while no budget is set. A cost that is not known yet counts as 0. */
export function remainingCents(budget: string | null, actualCost: string | null): number | null {
  if (budget === null) return null;
  return centsFromDecimal(budget) - (actualCost === null ? 0 : centsFromDecimal(actualCost));
}

/** Integer cents as people read dollars: "$1,250.50", "-$3.00". */
export function dollarsFromCents(cents: number): string {
  const [dollars = "0", fraction = "00"] = decimalFromCents(Math.abs(cents)).split(".");
  return `${cents < 0 ? "-" : ""}$${dollars.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}
