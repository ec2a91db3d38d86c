import type { Reconciled } from "#server/features/billing/subscriptions.service.ts";
import { PaymentsError } from "#server/platform/payments/payments-error.ts";
import { command, type OperatorCommand, Refusal } from "./command.ts";

const FIELDS = [
  ["plan", "plan"],
  ["status", "subscriptionStatus"],
  ["subscription", "stripeSubscriptionId"],
] as const;

/** What an operator can do about plans that are paid for. */
export const billingCommands: readonly OperatorCommand[] = [
  command({
    name: "reconcile-billing",
    args: [],
    options: { "dry-run": { type: "boolean", summary: "only prints what would change" } },
    summary:
      "reads every customer's subscription at Stripe, and corrects plans and email addresses that differ",
    details:
      "Useful after an outage, or after a backup was restored. Plans that an admin gave (included, comped) stay.",
    async run(context, _args, { "dry-run": isDryRun = false }) {
      const { subscriptionsService, payments } = await context.dependencies();
      if (!payments)
        throw new Refusal("This server sells no plans: none of Stripe's keys is set (.env.example).");
      const changed: Reconciled[] = [];
      const missing: string[] = [];
      let checked = 0;
      try {
        for await (const each of subscriptionsService.reconcile(payments, { isDryRun })) {
          checked += 1;
          if (each.found === "different") changed.push(each);
          if (each.found === "nobody") missing.push(each.email);
          context.progress(`Checked: ${customers(checked)} so far`);
        }
      } catch (error) {
        if (!(error instanceof PaymentsError)) throw error;
        throw new Refusal(
          `Stripe ${error.failure === "unavailable" ? "didn't answer" : "refused the request"} (${reasonOf(error)}) after ${customers(checked)}. ${isDryRun ? "Nothing was changed." : `${changed.length} corrected before that; run the command again for the rest.`}`,
        );
      }
      const total = `${customers(checked)} checked, ${changed.length} ${isDryRun ? "would be corrected" : "corrected"}.`;
      return {
        sentence: [...changed.map(lineFor), ...missing.map(missingLineFor), total].join("\n"),
        result: {
          isDryRun,
          checked,
          changed: changed.map(({ email, emailThere, before, after }) => ({
            email,
            emailThere,
            before,
            after,
          })),
          missing,
        },
      };
    },
  }),
];

function customers(count: number): string {
  return `${count} customer${count === 1 ? "" : "s"}`;
}

function lineFor({ email, emailThere, before, after }: Reconciled): string {
  const changes = FIELDS.filter(([, field]) => before[field] !== after[field]).map(
    ([name, field]) => `${name} ${before[field] ?? "none"} -> ${after[field] ?? "none"}`,
  );
  if (emailThere !== email) changes.push(`address at Stripe ${emailThere ?? "none"} -> ${email}`);
  return `${email}: ${changes.join(", ")}`;
}

function missingLineFor(email: string): string {
  return `${email}: not a customer of this account at Stripe, left as it is`;
}

function reasonOf({ details }: PaymentsError): string {
  return [details.type, details.code, details.status].filter((part) => part !== undefined).join(" ");
}
