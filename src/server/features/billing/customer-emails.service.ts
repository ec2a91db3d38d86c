import type { Payments } from "#server/platform/payments/payments.ts";
import { PaymentsError } from "#server/platform/payments/payments-error.ts";
import type { BillingRepository } from "./billing.repository.ts";

interface Deps {
  repository: Pick<BillingRepository, "untold" | "noteEmail">;
  payments: Payments | null;
}

export type CustomerEmailsService = ReturnType<typeof createCustomerEmailsService>;

/** Keeps the customers' email addresses at the payment service, where receipts go, as their accounts have them. */
export function createCustomerEmailsService({ repository, payments }: Deps) {
  /** @throws PaymentsError */
  async function tell(from: Payments, customerId: string, email: string): Promise<void> {
    await from.changeEmail(customerId, email);
    await repository.noteEmail(customerId, email);
  }

  return {
    tell,

    /**
     * Tells the payment service every address that it does not have yet. What fails now is told the next time.
     * @param userId only of this account
     */
    async tellAll(userId?: string): Promise<void> {
      if (!payments) return;
      for (const { customerId, email } of await repository.untold(userId)) {
        try {
          await tell(payments, customerId, email);
        } catch (error) {
          if (!(error instanceof PaymentsError)) throw error;
          // One that is gone there says nothing about the others.
          if (error.failure !== "no customer") return;
        }
      }
    },
  };
}
