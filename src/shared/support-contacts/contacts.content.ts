import { EU_STATES, US_TERRITORIES } from "./countries.ts";
import type { SupportContact } from "./support-contacts.contract.ts";

/** The day when every entry was last compared with its public sources. Change it only after checking them again. */
export const CONTACTS_VERIFIED_ON = "2026-11-21";

const DAY_AND_NIGHT = "24/7";
const US = ["US"];
const US_AND_TERRITORIES = ["US", ...US_TERRITORIES];
/** In Ireland 116 123 is Samaritans, which has a separate entry. */
const EU_BESIDE_IRELAND = EU_STATES.filter((country) => country !== "IE");

type Entry = Pick<SupportContact, "id" | "label" | "description" | "hours" | "regions"> &
  Partial<Pick<SupportContact, "phone" | "smsNumber" | "smsBody" | "url">> & {
    category?: "crisis" | "other";
  };

/** Each country's contacts in display order, the most general first; then the worldwide ones. */
const ENTRIES: readonly Entry[] = [
  {
    id: "us-988",
    label: "988 Suicide & Crisis Lifeline",
    description:
      "For thoughts of suicide, and for anything that has become too much. For Spanish, press 2 or text AYUDA. Veterans: press 1. Deaf or hard of hearing: use a videophone, or dial 711 and then 988.",
    phone: "988",
    smsNumber: "988",
    url: "https://988lifeline.org/chat/",
    hours: DAY_AND_NIGHT,
    regions: US_AND_TERRITORIES,
  },
  {
    id: "us-crisis-text-line",
    label: "Crisis Text Line",
    description: "Text with someone when it's hard to talk. Text HOME to 741741.",
    smsNumber: "741741",
    smsBody: "HOME",
    url: "https://www.crisistextline.org",
    hours: DAY_AND_NIGHT,
    regions: US,
  },
  {
    id: "us-domestic-violence",
    label: "National Domestic Violence Hotline",
    description:
      "If someone close to you hurts, threatens or controls you. TTY: 1-800-787-3224. What you do on this device can be monitored. If someone may be watching, use another phone or computer.",
    phone: "1-800-799-7233",
    smsNumber: "88788",
    smsBody: "START",
    url: "https://thehotline.org",
    hours: DAY_AND_NIGHT,
    regions: US,
  },
  {
    id: "us-rainn",
    label: "RAINN, National Sexual Assault Hotline",
    description: "After sexual violence, no matter how long ago. In Spanish: hotline.rainn.org/es",
    phone: "800-656-4673",
    smsNumber: "64673",
    smsBody: "HOPE",
    url: "https://hotline.rainn.org/online",
    hours: DAY_AND_NIGHT,
    regions: US,
  },
  {
    id: "us-childhelp",
    label: "Childhelp National Child Abuse Hotline",
    description: "For children who are being hurt or are afraid, and for anyone worried about a child.",
    phone: "1-800-422-4453",
    smsNumber: "1-800-422-4453",
    url: "https://childhelphotline.org",
    hours: DAY_AND_NIGHT,
    regions: US,
  },
  {
    id: "us-veterans",
    label: "Veterans Crisis Line",
    description: "For veterans, service members and the people who care about them. Call 988, then press 1.",
    phone: "988",
    smsNumber: "838255",
    url: "https://veteranscrisisline.net",
    hours: DAY_AND_NIGHT,
    regions: US,
  },
  {
    id: "us-trevor",
    label: "The Trevor Project",
    description: "For LGBTQ+ young people ages 13 to 24.",
    phone: "1-866-488-7386",
    smsNumber: "678-678",
    smsBody: "START",
    url: "https://thetrevorproject.org/get-help",
    hours: DAY_AND_NIGHT,
    regions: US,
  },
  {
    id: "us-disaster-distress",
    label: "Disaster Distress Helpline",
    description:
      "For distress about a wildfire or any other disaster. Responders are welcome, too. For Spanish, press 2.",
    phone: "1-800-985-5990",
    smsNumber: "1-800-985-5990",
    hours: DAY_AND_NIGHT,
    regions: US_AND_TERRITORIES,
  },
  {
    id: "us-trans-lifeline",
    label: "Trans Lifeline",
    description: "For trans people. Emergency services are not called without your consent.",
    phone: "877-565-8860",
    url: "https://translifeline.org",
    hours: "Monday to Friday, 10 a.m. to 6 p.m. Pacific (1 p.m. to 9 p.m. Eastern)",
    regions: US,
  },
  {
    id: "us-samhsa",
    label: "SAMHSA National Helpline",
    description:
      "Where to find treatment for mental health or substance use, in English and Spanish. The number spells 1-800-662-HELP. TTY: 1-800-487-4889.",
    phone: "1-800-662-4357",
    hours: DAY_AND_NIGHT,
    category: "other",
    regions: US,
  },
  {
    id: "us-nami",
    label: "NAMI HelpLine",
    description: "Information, and support from people who have been there. It is not a crisis line.",
    phone: "1-800-950-6264",
    smsNumber: "62640",
    smsBody: "helpline",
    url: "https://nami.org",
    hours: "Monday to Friday, 10 a.m. to 10 p.m. Eastern",
    category: "other",
    regions: US,
  },
  {
    id: "ca-988",
    label: "9-8-8: Suicide Crisis Helpline",
    description: "For thoughts of suicide, your own or someone else's, in English and French.",
    phone: "988",
    smsNumber: "988",
    url: "https://988.ca",
    hours: DAY_AND_NIGHT,
    regions: ["CA"],
  },
  {
    id: "ca-trans-lifeline",
    label: "Trans Lifeline",
    description: "For trans people. Emergency services are not called without your consent.",
    phone: "877-330-6366",
    url: "https://translifeline.org",
    hours: "Monday to Friday, 10 a.m. to 6 p.m. Pacific (1 p.m. to 9 p.m. Eastern)",
    regions: ["CA"],
  },
  {
    id: "gb-samaritans",
    label: "Samaritans",
    description:
      "Free to call about anything that's weighing on you. You can also email jo@samaritans.org, but the reply may take a while.",
    phone: "116 123",
    url: "https://samaritans.org",
    hours: DAY_AND_NIGHT,
    regions: ["GB", "IE"],
  },
  {
    id: "gb-shout",
    label: "Shout",
    description: "Text with someone when it's hard to talk. Text SHOUT to 85258.",
    smsNumber: "85258",
    smsBody: "SHOUT",
    hours: DAY_AND_NIGHT,
    regions: ["GB"],
  },
  {
    id: "au-lifeline",
    label: "Lifeline Australia",
    description: "For any kind of crisis, and for thoughts of suicide. You can also chat on its website.",
    phone: "13 11 14",
    smsNumber: "0477 13 11 14",
    url: "https://www.lifeline.org.au",
    hours: DAY_AND_NIGHT,
    regions: ["AU"],
  },
  {
    id: "eu-116123",
    label: "Emotional support line",
    description:
      "This number is reserved for emotional support across the EU. Not every country has a line yet, so call it where available.",
    phone: "116 123",
    hours: "Hours differ by country",
    regions: EU_BESIDE_IRELAND,
  },
  {
    id: "find-a-helpline",
    label: "Find A Helpline",
    description: "Helplines in more than 175 countries, to call, text or chat with.",
    url: "https://findahelpline.com",
    hours: "Each helpline lists its own hours",
    regions: [],
  },
];

/** All contacts worldwide. `contactsFor` selects those for one person. */
export const SUPPORT_CONTACTS: readonly SupportContact[] = ENTRIES.map(
  ({ phone = null, smsNumber = null, smsBody = null, url = null, category = "crisis", ...entry }, index) => ({
    ...entry,
    phone,
    smsNumber,
    smsBody,
    url,
    category,
    isGlobal: entry.regions.length === 0,
    verifiedOn: CONTACTS_VERIFIED_ON,
    orderIndex: index + 1,
  }),
);
