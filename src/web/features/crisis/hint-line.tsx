import { lineTo } from "#shared/crisis/crisis-answers.content.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import { HelpLine } from "./help-line.tsx";

interface HintLineProps {
  risk: Risk;
  isInField?: boolean;
  onClose: () => void;
}

/** The answer to what stands between the lines. */
export function HintLine({ risk, ...rest }: HintLineProps) {
  return <HelpLine text={lineTo(risk)} {...rest} />;
}
