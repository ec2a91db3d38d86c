import { type ComponentProps, type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { CharacterCount } from "./character-count.tsx";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";
import { mergeRefs } from "./merge-refs.ts";
import { useAutoGrow } from "./use-auto-grow.ts";

export type TextareaProps = Omit<ComponentProps<"textarea">, "rows" | "maxLength"> & {
  /** Rows it starts with. */
  minRows?: number;
  /** Rows it grows to before it scrolls. */
  maxRows?: number;
  /** Counted but not enforced, because browsers silently cut pasted text. The form refuses longer texts. */
  maxLength?: number | undefined;
  /** With `maxLength`, false hides the count. */
  showCount?: boolean;
};

/** A text area that grows with its text. With `maxLength` it counts the characters. */
export function Textarea(props: TextareaProps) {
  const {
    minRows = 3,
    maxRows = 15,
    showCount = true,
    className,
    onInput,
    ref,
    style,
    maxLength,
    ...rest
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const countId = useId();
  const max = showCount ? maxLength : undefined;
  const described =
    [rest["aria-describedby"], max !== undefined ? countId : ""].filter(Boolean).join(" ") || undefined;
  const control = useFieldControl({ ...rest, "aria-describedby": described });
  useAutoGrow(area, text);

  // A form library sets the element's value without an event, so every render reads it.
  useLayoutEffect(() => setText(area.current?.value ?? ""));

  const typed = (event: FormEvent<HTMLTextAreaElement>) => {
    setText(event.currentTarget.value);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  return (
    <div className={cx("flex min-w-0 flex-col gap-1", className)}>
      <textarea
        {...rest}
        aria-describedby={described}
        {...control}
        ref={mergeRefs(area, ref)}
        rows={minRows}
        onInput={typed}
        className={cx(controlClass, "field-sizing-content resize-none px-3 py-2.5 leading-normal")}
        style={{
          minHeight: `calc(${minRows} * 1lh + 1.25rem + 2px)`,
          maxHeight: `calc(${maxRows} * 1lh + 1.25rem + 2px)`,
          ...style,
        }}
      />
      {max !== undefined && <CharacterCount id={countId} length={text.length} max={max} />}
    </div>
  );
}
