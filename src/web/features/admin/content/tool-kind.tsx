import {
  type AdminPlugin,
  PLUGINS_ADMIN_PATH,
  pluginChangesSchema,
} from "#shared/tool-plugins/plugins-admin.contract.ts";
import { checklistConfigSchema, PLUGIN_PATHS } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { readForm } from "./read-form.rules.ts";
import type { ContentKind, FieldsProps, FormValues } from "./use-content.ts";

interface ToolValues extends FormValues {
  name: string;
  description: string;
  isEnabled: boolean;
  /** JSON. */
  config: string;
}

export const toolKind: ContentKind<AdminPlugin, ToolValues> = {
  path: PLUGINS_ADMIN_PATH,
  shownKey: [PLUGIN_PATHS.list],
  what: "tool",
  canAdd: false,
  intro: "Checklists and other tools",
  title: ({ name }) => name,
  text: ({ description }) => description,
  state: ({ isEnabled }) => (isEnabled ? null : "Off"),
  valuesOf: (tool) => ({
    name: tool?.name ?? "",
    description: tool?.description ?? "",
    isEnabled: tool?.isEnabled ?? true,
    config: JSON.stringify(tool?.config ?? {}, null, 2),
  }),
  read({ config, ...values }) {
    const parsed = parseConfig(config);
    return "mistake" in parsed
      ? { errors: { config: parsed.mistake } }
      : readForm(pluginChangesSchema as never, { ...values, config: parsed.config });
  },
  Fields: ToolFields,
  Preview: ToolPreview,
};

type Parsed = { config: ReturnType<typeof checklistConfigSchema.parse> } | { mistake: string };

/** The configuration, or what is wrong with it and where. */
function parseConfig(text: string): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { mistake: `This isn't JSON: ${(error as Error).message}` };
  }
  const { success, data, error } = checklistConfigSchema.safeParse(json);
  if (success) return { config: data };
  const [issue] = error.issues;
  const place = issue?.path.map((part) => (typeof part === "number" ? part + 1 : String(part))).join(" › ");
  return { mistake: `${place || "The whole"}: ${issue?.message ?? "This can't be shown."}` };
}

function ToolFields({ values, change, errors }: FieldsProps<ToolValues>) {
  return (
    <>
      <Switch label="On" isOn={values.isEnabled} onChange={(isEnabled) => change({ isEnabled })} />
      <Field label="Name" required error={errors.name}>
        <Input
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Description" error={errors.description}>
        <Textarea
          minRows={2}
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Field
        label="Configuration"
        error={errors.config}
        hint="JSON: where it's shown, its items, and what happens when one is checked. Keep the codes of items that people have checked already."
      >
        <Textarea
          minRows={8}
          maxRows={20}
          spellCheck={false}
          className="font-mono"
          value={values.config}
          onChange={({ target }) => change({ config: target.value })}
        />
      </Field>
    </>
  );
}

function ToolPreview({ values: { name, description, config } }: { values: ToolValues }) {
  const parsed = parseConfig(config);
  if ("mistake" in parsed) return <p className="text-ink-2">{parsed.mistake}</p>;
  return (
    <>
      <h4 className="text-base">{name}</h4>
      {description && <p className="text-ink-2 text-sm">{description}</p>}
      <ul className="mt-2 grid gap-1">
        {parsed.config.items.map(({ code, label, group }, index) => (
          <li key={code}>
            {group && group !== parsed.config.items[index - 1]?.group && (
              <p className="mt-2 text-ink-2 text-sm">{group}</p>
            )}
            <span className="flex gap-2.5">
              <span
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 rounded-sm border border-control-edge"
              />
              {label}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
