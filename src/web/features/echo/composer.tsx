import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { ECHO_MESSAGE_MAX } from "#shared/echo/echo.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  placeholder: string;
  /** Whether a reply is under way. */
  isWaiting: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
  onStop: () => void;
}

/** The count appears when it begins to matter. */
const COUNTED_FROM = ECHO_MESSAGE_MAX - 500;

/** The input: Enter sends, Shift+Enter starts a new line. While a reply is under way it is disabled and can be stopped. */
export function Composer({ text, onChange, placeholder, isWaiting, box, onSend, onStop }: ComposerProps) {
  const stopButton = useRef<HTMLButtonElement>(null);
  const wasWaiting = useRef(isWaiting);
  const excess = text.trim().length - ECHO_MESSAGE_MAX;

  // The focus goes to what can be used next, unless the person is elsewhere by then.
  useEffect(() => {
    if (wasWaiting.current === isWaiting) return;
    wasWaiting.current = isWaiting;
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (!isFree) return;
    if (isWaiting) stopButton.current?.focus({ preventScroll: true });
    // On a touch screen, the keyboard would cover the reply.
    else if (!window.matchMedia("(pointer: coarse)").matches) box.current?.focus({ preventScroll: true });
  }, [isWaiting, box]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      aria-label="Message to Echo"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className="flex items-end gap-2"
    >
      <Field
        label="Your message"
        hideLabel
        className="flex-1"
        error={
          excess > 0
            ? `That is ${excess} ${excess === 1 ? "character" : "characters"} too many. Nothing was cut off.`
            : undefined
        }
      >
        <Textarea
          ref={box}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          placeholder={placeholder}
          disabled={isWaiting}
          minRows={2}
          maxRows={8}
          maxLength={ECHO_MESSAGE_MAX}
          showCount={text.length > COUNTED_FROM}
          enterKeyHint="send"
        />
      </Field>
      {isWaiting ? (
        <Button
          ref={stopButton}
          variant="secondary"
          onClick={onStop}
          aria-label="Stop"
          className="max-sm:px-3!"
        >
          <Square aria-hidden="true" className="size-4 fill-current" />
          <span className="max-sm:hidden">Stop</span>
        </Button>
      ) : (
        <Button
          type="submit"
          disabled={text.trim() === "" || excess > 0}
          aria-label="Send"
          className="max-sm:px-3!"
        >
          <SendHorizontal aria-hidden="true" className="size-4.5" />
          <span className="max-sm:hidden">Send</span>
        </Button>
      )}
    </form>
  );
}
