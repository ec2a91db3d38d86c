import {
  type AdminArticle,
  ARTICLES_ADMIN_PATH,
  articleChangesSchema,
} from "#shared/doctrine/articles-admin.contract.ts";
import { ISAP_OVERVIEW, SHIFT_HANDOVER } from "#shared/doctrine/coaching.content.ts";
import { DOCTRINE_PATHS } from "#shared/doctrine/doctrine.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { CoachText } from "#web/ui/coach-text.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { readForm } from "./read-form.rules.ts";
import type { ContentKind, FieldsProps, FormValues } from "./use-content.ts";

interface ArticleValues extends FormValues {
  title: string;
  bodyMd: string;
  originalTitle: string;
  originalBody: string;
}

const PLACES: Readonly<Record<string, string>> = {
  [ISAP_OVERVIEW.key]: "Shown on the ISAP Compass",
  [SHIFT_HANDOVER.key]: "Shown beside the form of the Shift Handover",
};

export const articleKind: ContentKind<AdminArticle, ArticleValues> = {
  path: ARTICLES_ADMIN_PATH,
  shownKey: [DOCTRINE_PATHS.articles],
  what: "article",
  canAdd: false,
  intro: "Texts that explain a page",
  title: ({ title }) => title,
  text: ({ key }) => PLACES[key] ?? key,
  state: ({ title, bodyMd, original }) =>
    title !== original.title || bodyMd !== original.bodyMd ? "Changed" : null,
  valuesOf: (row) => ({
    title: row?.title ?? "",
    bodyMd: row?.bodyMd ?? "",
    originalTitle: row?.original.title ?? "",
    originalBody: row?.original.bodyMd ?? "",
  }),
  read: ({ title, bodyMd }) => readForm(articleChangesSchema, { title, bodyMd }),
  Fields: ArticleFields,
  Preview: ({ values: { title, bodyMd } }) => (
    <>
      <h4 className="mb-2 break-words text-base">{title || "Untitled"}</h4>
      <CoachText text={bodyMd} />
    </>
  ),
};

function ArticleFields({ values, change, errors }: FieldsProps<ArticleValues>) {
  const { title, bodyMd, originalTitle, originalBody } = values;
  const isOriginal = title === originalTitle && bodyMd === originalBody;
  return (
    <>
      <Field label="Title" required error={errors.title}>
        <Input autoComplete="off" value={title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field
        label="Text"
        required
        error={errors.bodyMd}
        hint="Leave an empty line between paragraphs. Lines of a list begin with - or 1. and **two stars** make words bold."
      >
        <Textarea
          minRows={8}
          maxRows={20}
          value={bodyMd}
          onChange={({ target }) => change({ bodyMd: target.value })}
        />
      </Field>
      {!isOriginal && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => change({ title: originalTitle, bodyMd: originalBody })}
        >
          Back to the built-in text
        </Button>
      )}
    </>
  );
}
