// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.46,"notice":0.55,"acute":0.5};
