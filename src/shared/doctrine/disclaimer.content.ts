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
    "This page says what Ridgeline can do for you and what it can't. If you need help right now, go to section 4.",
  sections: [
    {
      number: 1,
      id: "no-emergency-authority",
      title: "No emergency authority",
      paragraphs: [
        "Ridgeline is not an emergency service. It can't call anyone for you, nobody is watching while you use it, and nobody is alerted when you write that you're in trouble.",
        "Words such as incident, command, lookout and escape route are used here as metaphors for everyday planning. Using them doesn't give anyone authority, rank or training.",
        "In a fire, flood, storm, evacuation or any other emergency, follow the local authorities, no matter what your plan here says. In immediate danger, call your local emergency number.",
      ],
    },
    {
      number: 2,
      id: "no-professional-advice",
      title: "No professional advice",
      paragraphs: [
        "Nothing here is medical, psychological, legal, financial or other professional advice, and nothing here is a diagnosis or a treatment. Please don't put off seeing a professional, and don't stop or change a medicine, because of something you read here.",
        "Echo is an AI, which means computer software. It is not a person, a clinician or an emergency service, and it can be wrong. Check what matters with someone who knows.",
      ],
    },
    {
      number: 3,
      id: "user-responsibility",
      title: "Your responsibility",
      paragraphs: [
        "You know your situation, and the decisions are yours. Take what fits from Ridgeline and leave the rest.",
        "Keep your safety plan up to date, and keep the most important numbers somewhere outside this app, too: a phone can get lost or run out of battery. Don't use Ridgeline while driving or doing other work that needs your full attention.",
        "Choose a strong password, and be careful on devices that other people can open or monitor.",
      ],
    },
    {
      number: 4,
      id: "wellness-and-safety",
      title: "Wellness and safety",
      paragraphs: [
        "If you or someone else is in immediate danger, call your local emergency number now: for example 911 in the US and Canada, 112 in the European Union, 999 in the UK, 000 in Australia.",
        "If you're thinking about suicide, or everything has become too much, you can talk to someone today. In the US and Canada, call or text 988 at any hour. Anywhere else, findahelpline.com lists helplines by country. If you can, tell someone near you, too.",
        "When you write about danger, Ridgeline may show you people to turn to. It reads your words on your device and tells nobody, so nobody will come. It can misread what you write, or miss it altogether.",
        "The breathing, grounding and meditation tools may help you settle. They don't treat any condition. Stop if one makes you dizzy or uneasy. You can skip any part.",
        "The LCES plan in Ridgeline is for everyday planning. It is not a suicide safety plan. That kind of plan is best written together with a clinician or a trained counselor.",
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
        "Ridgeline is offered as is. We take care with it, but texts can contain mistakes, links and phone numbers can change, and the service can be slow or unavailable. Each crisis contact shows the day it was last checked.",
        "We can't promise that a plan will work out, that a warning sign will be noticed, or that you'll feel better. This section doesn't affect the money-back guarantee on paid plans.",
      ],
    },
    {
      number: 6,
      id: "limitation-of-liability",
      title: "Limitation of liability",
      paragraphs: [
        "As far as the law allows, the people who make Ridgeline and the people who run this server aren't liable for loss or harm that comes from using it, from relying on it, or from being unable to reach it.",
        "By law, some liability can't be limited: for example, liability for intent or fraud, and in many places for gross negligence or injury. Nothing here limits that liability, or the rights you have as a consumer where you live.",
      ],
    },
    {
      number: 7,
      id: "intellectual-property",
      title: "Intellectual property",
      paragraphs: [
        "What you write in Ridgeline belongs to you.",
        "Ridgeline's texts, design and software belong to their authors and may be used under the license that comes with the software. The names and works of others belong to them, including the videos and websites we link to. We don't control what is on those sites.",
        "The original Firefighting Orders, Watch Out Situations and LCES are the work of the wildland fire service and its people. Ridgeline adapts the ideas in its own words and is not affiliated with any fire service or agency.",
      ],
    },
    {
      number: 8,
      id: "updates",
      title: "Updates",
      paragraphs: [
        "When this page changes, the date at the top changes with it. The version shown here is the one that applies.",
        "If something here is unclear or seems wrong to you, please tell whoever runs the server you use Ridgeline on.",
      ],
    },
  ],
};
