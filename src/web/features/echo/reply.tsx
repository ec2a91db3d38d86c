import { CircleAlert, RotateCcw, StepForward } from "lucide-react";
import { memo } from "react";
import { PlansLink } from "#web/features/billing/billing.sections.ts";
import { OfferCard } from "#web/features/offers/offers.sections.ts";
import { FirstContactLink } from "#web/features/support-contacts/support-contacts.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type ChatMessage, isNoReply } from "./chat-messages.rules.ts";
import { conversations } from "./conversations.store.ts";
import { EchoText } from "./echo-text.tsx";
import { FromEcho, Thinking } from "./message-parts.tsx";

interface ReplyProps {
  message: ChatMessage;
  /** Whether it is still arriving. */
  isArriving: boolean;
  /** Whether it can be asked for again: the last one, while no other is under way. */
  isLast: boolean;
  onRegenerate: () => void;
  onSuggested: (text: string) => void;
  onGoOn: (message: ChatMessage) => void;
}

const ENDS = {
  stopped: "You stopped this reply.",
  cut: "This reply ended early. What arrived is kept.",
};

/** A reply of Echo with its offers, and what can be done with it. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { message, isArriving, isLast, onRegenerate, onSuggested, onGoOn } = props;
  const { content, timestamp, notices = [], offers = [], suggestions = [], end } = message;
  if (isNoReply(end)) return <NoReply {...props} />;
  return (
    <FromEcho at={timestamp}>
      {content === "" && isArriving ? <Thinking /> : <EchoText text={content} />}
      {offers.length > 0 && (
        <ul className="mt-3 grid grid-cols-1 gap-3">
          {offers.map((offer) => (
            <li key={offer.proposal.id}>
              <OfferCard
                offer={offer}
                onState={(state) => conversations.decide(message.id, offer.proposal.id, state)}
              />
            </li>
          ))}
        </ul>
      )}
      {notices.map((notice) => (
        <p key={notice} className="mt-2 text-ink-2 text-sm">
          {notice}
        </p>
      ))}
      {!isArriving && end && <p className="mt-2 text-ink-2 text-sm">{ENDS[end]}</p>}
      {isLast && !end && suggestions.length > 0 && (
        <ul aria-label="Ways to go on" className="mt-3 flex flex-wrap gap-2 print:hidden">
          {suggestions.map((text) => (
            <li key={text} className="max-w-full">
              <Button variant="secondary" size="sm" className="text-left" onClick={() => onSuggested(text)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isArriving && (
        <div className="-ml-3 mt-1 flex flex-wrap items-center print:hidden">
          <CopyButton text={content} label="Copy reply" />
          {isLast && <IconButton label="Regenerate reply" icon={RotateCcw} onClick={onRegenerate} />}
          {isLast && end && (
            <Button variant="secondary" size="sm" className="ml-1" onClick={() => onGoOn(message)}>
              <StepForward aria-hidden="true" className="size-4" />
              Continue
            </Button>
          )}
        </div>
      )}
    </FromEcho>
  );
});

/** Why there is no reply, and people to turn to meanwhile. */
function NoReply({ message: { content, timestamp, end }, isLast, onRegenerate }: ReplyProps) {
  const isLimited = end === "limited";
  return (
    <FromEcho at={timestamp}>
      <div className="grid gap-3 rounded-card border border-hairline bg-card p-3.5">
        <p className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
          <span className="min-w-0">{content}</span>
        </p>
        <p className="text-ink-2 text-sm">
          Your message is kept on this device. If you need a person now, you don't have to wait for Echo.
        </p>
        <div className="flex flex-wrap gap-2">
          {isLimited && <PlansLink />}
          {isLast && (
            <Button variant={isLimited ? "secondary" : "primary"} onClick={onRegenerate}>
              <RotateCcw aria-hidden="true" className="size-4.5" />
              Try again
            </Button>
          )}
          <FirstContactLink />
        </div>
      </div>
    </FromEcho>
  );
}
