/** A link below the text of a section. `tel:` and `sms:` open the phone. */
export type DisclaimerLink = { readonly label: string; readonly href: string };

export type DisclaimerSection = {
  /** From 1, as in the heading "4. Wellness and safety". */
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links?: readonly DisclaimerLink[];
};

export type Disclaimer = {
  readonly title: string;
  readonly lastUpdated: string;
  readonly intro: string;
  readonly sections: readonly DisclaimerSection[];
};

export const DISCLAIMER: Disclaimer = {
  title: "Legal Disclaimer",
  lastUpdated: "October 26, 2025",
  intro:
    "This page says what Ridgeline can do for you and what it cannot. If you need help right now, go to section 4.",
  sections: [
    {
      number: 1,
      id: "no-emergency-authority",
      title: "No emergency authority",
      paragraphs: [
        "Ridgeline is not an emergency service. It cannot call anyone for you, no person watches over you while you use it, and nobody is alerted when you write that you are in trouble.",
        "Words such as incident, command, lookout and escape route are used here as pictures for everyday planning. Using them gives nobody authority, rank or training.",
        "In a fire, flood, storm, evacuation or any other emergency, follow the local authorities, whatever your plan here says. In immediate danger, call your local emergency number.",
      ],
    },
    {
      number: 2,
      id: "no-professional-advice",
      title: "No professional advice",
      paragraphs: [
        "Nothing here is medical, psychological, legal, financial or other professional advice, and nothing here is a diagnosis or a treatment. Please do not put off seeing a professional, or stop or change a medicine, because of something you read here.",
        "Echo is an AI, which means computer software. It is not a person, a clinician or an emergency service, and it can be wrong. Check what matters with someone who knows.",
      ],
    },
    {
      number: 3,
      id: "user-responsibility",
      title: "Your responsibility",
      paragraphs: [
        "You know your situation, and the decisions are yours. Take from Ridgeline what fits and leave the rest.",
        "Keep your safety plan up to date, and keep the most important numbers somewhere outside this app as well: a phone can be lost or flat. Do not use Ridgeline while driving or doing other work that needs your full attention.",
        "Choose a good password, and be careful on devices that other people can open or monitor.",
      ],
    },
    {
      number: 4,
      id: "wellness-and-safety",
      title: "Wellness and safety",
      paragraphs: [
        "If you or someone else is in immediate danger, call your local emergency number now: for example 911 in the US and Canada, 112 in the European Union, 999 in the UK, 000 in Australia.",
        "If you are thinking about suicide, or it has all become too much, you can talk to someone today. In the US and Canada, call or text 988, at any hour. Anywhere else, findahelpline.com lists helplines by country. If you can, tell someone near you as well.",
        "Some words about danger bring up people to turn to while you write. They are read on your device and nobody is told, so nobody comes. Ridgeline can misread them, or miss them altogether.",
        "The breathing, grounding and meditation tools may help you settle. They do not treat any condition. Stop if one makes you dizzy or uneasy; you can leave out any part.",
        "The LCES plan in Ridgeline is for everyday planning. It is not a suicide safety plan, which is best written together with a clinician or a trained counsellor.",
      ],
      links: [
        { label: "Call 988 (US and Canada)", href: "tel:988" },
        { label: "Text 988 (US and Canada)", href: "sms:988" },
        { label: "findahelpline.com (other countries)", href: "https://findahelpline.com" },
      ],
    },
    {
      number: 5,
      id: "no-guarantee",
      title: "No guarantee",
      paragraphs: [
        "Ridgeline is offered as it is. We take care with it, yet texts can contain mistakes, links and phone numbers can change, and the service can be slow or unavailable. Each crisis contact shows the day on which it was last checked.",
        "We cannot promise that a plan works out, that a warning sign is noticed, or that you feel better. The money-back guarantee on paid plans is not affected by this section.",
      ],
    },
    {
      number: 6,
      id: "limitation-of-liability",
      title: "Limitation of liability",
      paragraphs: [
        "As far as the law allows, the people who make Ridgeline and the people who run this server are not liable for loss or harm that comes from using it, from relying on it, or from being unable to reach it.",
        "Some liability cannot be limited by law, for example for intent or fraud, and in many places for gross negligence or for injury. Nothing here limits that, or the rights that you have as a consumer where you live.",
      ],
    },
    {
      number: 7,
      id: "intellectual-property",
      title: "Intellectual property",
      paragraphs: [
        "What you write in Ridgeline belongs to you.",
        "Ridgeline's texts, design and software belong to their authors and may be used under the licence that comes with the software. The names and works of others belong to them, including the videos and websites we link to. We do not control what is on those sites.",
        "The original Firefighting Orders, Watch Out Situations and LCES are the work of the wildland fire service and its people. Ridgeline adapts the ideas in its own words and is not affiliated with any fire service or agency.",
      ],
    },
    {
      number: 8,
      id: "updates",
      title: "Updates",
      paragraphs: [
        "When this page changes, the date at the top changes with it. The version shown here is the one that applies.",
        "If something here is unclear or seems wrong to you, please tell the person who runs the server on which you use Ridgeline.",
      ],
    },
  ],
};
