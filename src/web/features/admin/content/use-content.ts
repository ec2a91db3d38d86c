import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { callForResponse } from "#web/platform/http/api-client.ts";
import { type ActionWords, useAdminAction } from "../admin.api.ts";

/** What a form holds: texts as typed, switches, and chosen values. */
export type FormValues = Record<string, string | boolean | string[]>;

export interface FieldsProps<Values extends FormValues> {
  values: Values;
  change: (changes: Partial<Values>) => void;
  errors: Record<string, string>;
  /** Whether it is for something new. */
  isNew: boolean;
}

/** Reads a form: what to send, or messages by field. */
export type ReadForm = { body: object } | { errors: Record<string, string> };

/** One kind of what this server shows, and how admins look after it. */
export interface ContentKind<Row extends { id: string }, Values extends FormValues> {
  path: string;
  /** The key of the queries that show it to people. */
  shownKey: QueryKey;
  /** "video" */
  what: string;
  canAdd: boolean;
  intro: string;
  title: (row: Row) => string;
  text: (row: Row) => string;
  /** "Hidden", "Off"; null for what people see. */
  state: (row: Row) => string | null;
  valuesOf: (row: Row | null) => Values;
  read: (values: Values, isNew: boolean) => ReadForm;
  Fields: ComponentType<FieldsProps<Values>>;
  Preview: ComponentType<{ values: Values }>;
}

/** Sends a change of content, and has it read again wherever it is shown. */
export function useContentAction<Row extends { id: string }, Values extends FormValues>(
  { path, shownKey }: ContentKind<Row, Values>,
  words: ActionWords,
) {
  const queryClient = useQueryClient();
  return useAdminAction({
    ...words,
    send: async ({
      method,
      id,
      body,
    }: {
      method: "POST" | "PATCH" | "DELETE";
      id?: string;
      body?: object;
    }) => {
      // Not read for danger: these are words for others, such as the description of a crisis line.
      await callForResponse(method, id ? `${path}/${id}` : path, body ? { body } : {});
      void queryClient.invalidateQueries({ queryKey: shownKey });
    },
  });
}
