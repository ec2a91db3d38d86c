// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.7,"notice":0.55,"acute":0.5,"support":0.3};
