import {
  type AdminContact,
  CONTACTS_ADMIN_PATH,
  contactContentSchema,
} from "#shared/support-contacts/contacts-admin.contract.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";
import { ContactEntry } from "#web/features/support-contacts/support-contacts.sections.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { readForm } from "./read-form.rules.ts";
import type { ContentKind, FieldsProps, FormValues } from "./use-content.ts";

interface ContactValues extends FormValues {
  label: string;
  description: string;
  phone: string;
  smsNumber: string;
  smsBody: string;
  url: string;
  category: string;
  isGlobal: boolean;
  regions: string;
  hours: string;
  verifiedOn: string;
  orderIndex: string;
}

const CATEGORY_OPTIONS = [
  { value: "crisis", label: "Crisis line" },
  { value: "other", label: "Other support" },
];

const regionsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

export const contactKind: ContentKind<AdminContact, ContactValues> = {
  path: CONTACTS_ADMIN_PATH,
  shownKey: [SUPPORT_CONTACTS_PATH],
  what: "contact",
  canAdd: true,
  intro: "Support contacts",
  title: ({ label }) => label,
  text: ({ phone, smsNumber, url, isGlobal, regions, verifiedOn }) =>
    [
      phone ?? smsNumber ?? url,
      isGlobal ? "Worldwide" : regions.slice(0, 6).join(", "),
      verifiedOn ? `checked ${formatDay(verifiedOn)}` : "never checked",
    ].join(" · "),
  state: () => null,
  valuesOf: (contact) => ({
    label: contact?.label ?? "",
    description: contact?.description ?? "",
    phone: contact?.phone ?? "",
    smsNumber: contact?.smsNumber ?? "",
    smsBody: contact?.smsBody ?? "",
    url: contact?.url ?? "",
    category: contact?.category ?? "crisis",
    isGlobal: contact?.isGlobal ?? false,
    regions: contact?.regions.join(", ") ?? "",
    hours: contact?.hours ?? "",
    verifiedOn: contact?.verifiedOn ?? "",
    orderIndex: String(contact?.orderIndex ?? 0),
  }),
  read: ({ regions, orderIndex, ...values }) =>
    readForm(contactContentSchema as never, {
      ...values,
      regions: regionsOf(regions),
      orderIndex: Number(orderIndex),
    }),
  Fields: ContactFields,
  Preview: ContactPreview,
};

function ContactFields({ values, change, errors }: FieldsProps<ContactValues>) {
  const text = (name: keyof ContactValues & string) => ({
    autoComplete: "off",
    value: String(values[name]),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <p className="text-ink-2 text-sm">
        Somebody may call this on the worst day of their life. Try every number yourself before you save it.
      </p>
      <Field label="Name" required error={errors.label}>
        <Input {...text("label")} />
      </Field>
      <Field label="Description" hint="What it's for, and what to say or press." error={errors.description}>
        <Textarea minRows={2} {...text("description")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Phone" error={errors.phone}>
          <Input type="tel" {...text("phone")} />
        </Field>
        <Field label="Hours" hint="24/7, for example" error={errors.hours}>
          <Input {...text("hours")} />
        </Field>
        <Field label="Number for texts" error={errors.smsNumber}>
          <Input type="tel" {...text("smsNumber")} />
        </Field>
        <Field label="Word to send" hint="If one is required" error={errors.smsBody}>
          <Input {...text("smsBody")} />
        </Field>
      </div>
      <Field label="Website" error={errors.url}>
        <Input inputMode="url" {...text("url")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind" error={errors.category}>
          <NativeSelect options={CATEGORY_OPTIONS} {...text("category")} />
        </Field>
        <Field label="Order" hint="Lower numbers come first." error={errors.orderIndex}>
          <Input inputMode="numeric" {...text("orderIndex")} />
        </Field>
      </div>
      <Switch label="Works worldwide" isOn={values.isGlobal} onChange={(isGlobal) => change({ isGlobal })} />
      {!values.isGlobal && (
        <Field label="Countries" hint="Two-letter codes, such as US, CA" error={errors.regions}>
          <Input autoCapitalize="characters" {...text("regions")} />
        </Field>
      )}
      <Field
        label="Last checked on"
        required
        hint="The day when you tried the number and read the website. People see it."
        error={errors.verifiedOn}
      >
        <Input type="date" {...text("verifiedOn")} />
      </Field>
    </>
  );
}

function ContactPreview({ values }: { values: ContactValues }) {
  const { phone, smsNumber, smsBody, url } = values;
  return (
    <ul>
      <ContactEntry
        level={4}
        contact={{
          ...values,
          id: "preview",
          label: values.label || "Untitled",
          phone: phone || null,
          smsNumber: smsNumber || null,
          smsBody: smsBody || null,
          url: url || null,
          verifiedOn: values.verifiedOn || null,
          regions: regionsOf(values.regions),
          orderIndex: 0,
        }}
      />
    </ul>
  );
}
