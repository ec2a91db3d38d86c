// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.65,"notice":0.59,"acute":0.5,"support":0.5};
