// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = { card: 0.68, notice: 0.63, acute: 0.5 };
