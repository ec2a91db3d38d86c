export type RidgeMarkProps = { className?: string };

/** The ridge line, drawn in the current text color. */
export function RidgeMark({ className = "h-6 w-8" }: RidgeMarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M2.5 17.5 11 6l5 6.5L21 4l8.5 13.5" />
      <path d="M5 21.8h22" opacity="0.5" />
    </svg>
  );
}
