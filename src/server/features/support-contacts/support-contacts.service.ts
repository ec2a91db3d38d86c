import { planSeeding, type SeedText } from "#server/platform/db/seeding.ts";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor } from "#shared/support-contacts/contacts.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import type { ContactContent, SupportContactsRepository } from "./support-contacts.repository.ts";

export type SupportContactsService = ReturnType<typeof createSupportContactsService>;

export function createSupportContactsService({ repository }: { repository: SupportContactsRepository }) {
  return {
    /** The contacts for a country: its own first, then the worldwide ones; only those without a country. */
    async listFor(country: string | null): Promise<SupportContact[]> {
      return contactsFor(country, await repository.list());
    },
    /** Updates the stored contacts to the product's own; what an admin edited or added stays unchanged. */
    async seedDefaults(seed: readonly SupportContact[] = SUPPORT_CONTACTS): Promise<void> {
      await repository.apply(planSeeding(await repository.stored(), seed.map(seedText)));
    },
  };
}

function seedText({ id, ...content }: SupportContact): SeedText<ContactContent> {
  return { key: id, content };
}
