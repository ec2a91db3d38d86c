import { LISTED_ORDERS } from "../doctrine/orders.content.ts";
import { WATCH_OUTS } from "../doctrine/watch-outs.content.ts";
import {
  type ChecklistConfig,
  LCES_CHECK,
  TEN_AND_EIGHTEEN,
  type ToolPlugin,
} from "./tool-plugins.contract.ts";

/** A tool that ships with the product. */
export type PluginContent = Pick<ToolPlugin, "slug" | "name" | "description"> & { config: ChecklistConfig };

type Item = ChecklistConfig["items"][number];

const item = (code: string, label: string, hint: string): Item => ({ code, label, mitigation_hint: hint });

/** Checking an item reports a gap, which goes into the risk log. */
const intoRiskLog = (defaultSeverity: "M" | "H" = "M"): ChecklistConfig["logic"]["onCheck"] => [
  { action: "ADD_RISK_TO_215A", defaultProbability: "M", defaultSeverity },
];

const ORDERS_GROUP = "The 10 Orders: check each one that's missing";
const WATCH_OUTS_GROUP = "The 18 Watch Outs: check each one you notice";

const tenAndEighteen: PluginContent = {
  slug: TEN_AND_EIGHTEEN,
  name: "10 & 18 Safety Check",
  description:
    "Ten habits that keep you steady, and eighteen early signs of trouble. See which habits are missing, and which signs are here.",
  config: {
    locations: ["safety"],
    items: [
      ...LISTED_ORDERS.map(({ id, title, intent }) => ({
        ...item(`order-${id}`, `Order ${id} is missing: ${title}`, intent),
        group: ORDERS_GROUP,
      })),
      ...WATCH_OUTS.map(({ id, title, step }) => ({
        ...item(`watch-out-${id}`, `Watch Out ${id}: ${title}`, step),
        group: WATCH_OUTS_GROUP,
      })),
    ],
    logic: {
      onCheck: intoRiskLog(),
      onSevereCombo: [
        {
          whenCodesAny: ["order-4", "watch-out-17"],
          orWhenSeverityH: 3,
          message:
            "Several things are happening at once. Before anything else, name one way out and one place where you'd be safe.",
        },
      ],
    },
  },
};

const lcesCheck: PluginContent = {
  slug: LCES_CHECK,
  name: "LCES Check",
  description:
    "Take a minute before you start: who's watching, how you'll reach each other, how you'll get out, where you'll be safe. Check what's missing.",
  config: {
    locations: ["dashboard", "safety"],
    items: [
      item(
        "no-lookout",
        "Nobody is watching for the moment this goes wrong",
        "Ask one person to watch, and tell them what to look for.",
      ),
      item(
        "lookout-cannot-see",
        "The person who watches can't see both the danger and me",
        "Ask a second person to watch, or agree on times to check in.",
      ),
      item(
        "no-comms",
        "I couldn't reach the people I need right now",
        "Agree on one way to reach each other, and one for when it fails.",
      ),
      item(
        "comms-untested",
        "We have never tested how we would reach each other",
        "Send one test message today.",
      ),
      item(
        "one-way-out",
        "There's only one way out, or none",
        "Name a second way out: another road, another plan, another person to call.",
      ),
      item(
        "way-out-slow",
        "Getting out could take longer than I have",
        "Plan to leave earlier. Decide now which early sign means go.",
      ),
      item(
        "no-safe-place",
        "I don't know where I'd be safe",
        "Choose one place and one person, and ask them.",
      ),
      item(
        "not-told",
        "The others don't know this plan",
        "Tell everyone in the plan, and ask each of them to say it back.",
      ),
    ],
    logic: {
      onCheck: intoRiskLog("H"),
      onSevereCombo: [
        {
          whenCodesAny: ["one-way-out", "no-safe-place", "no-comms"],
          orWhenSeverityH: 3,
          message:
            "More than one safeguard is missing. First, settle on one way out, one safe place and one way to call for help.",
        },
      ],
    },
  },
};

const household: PluginContent = {
  slug: "household-readiness",
  name: "Household Emergency Readiness",
  description:
    "What a household needs before a storm, a fire or a long power outage. Check what's still missing.",
  config: {
    locations: ["safety"],
    items: [
      item(
        "water",
        "We don't have several days of drinking water stored",
        "Store about 1 gallon (4 liters) per person per day, for three days or more.",
      ),
      item(
        "food",
        "We don't have food stored that needs no cooking",
        "Set aside three days of food you'd eat anyway.",
      ),
      item(
        "medicine",
        "Regular medicine would run out within a week",
        "Ask your pharmacy how to keep an extra week's supply.",
      ),
      item(
        "light-power",
        "No flashlight, spare batteries or power bank within reach",
        "Keep a flashlight and a charged power bank where you can find them in the dark.",
      ),
      item(
        "alerts",
        "We wouldn't get an official warning",
        "Sign up for local alerts, and keep a battery-powered radio.",
      ),
      item(
        "smoke-alarm",
        "A smoke or carbon monoxide alarm is missing or untested",
        "Press the test button on each alarm today.",
      ),
      item(
        "documents",
        "We couldn't gather our important papers in five minutes",
        "Put copies of IDs, insurance and prescriptions in one bag.",
      ),
      item(
        "meeting-place",
        "We have no agreed meeting place",
        "Choose one near home and one outside the neighborhood.",
      ),
      item(
        "contact-far-away",
        "We haven't agreed on one person out of town who we'd all call",
        "Ask a relative or friend in another town to be that person, and give everyone the number.",
      ),
      item(
        "pets-and-people",
        "We haven't decided who takes care of children, pets or a neighbor who needs help",
        "Decide who picks up whom, and who steps in if that person can't.",
      ),
      item(
        "shut-off",
        "Not everyone knows how to shut off gas, water and power",
        "Show everyone once, and label the valves and switches.",
      ),
      item(
        "way-out",
        "We have never tried a second way out of our area",
        "Drive or walk another way out this week.",
      ),
    ],
    logic: {
      onCheck: intoRiskLog(),
      onSevereCombo: [
        {
          whenCodesAny: ["alerts", "way-out", "meeting-place"],
          orWhenSeverityH: 3,
          message:
            "A warning, a way out and a place to meet come first. When the local authorities tell you to leave, go.",
        },
      ],
    },
  },
};

const goNoGo: PluginContent = {
  slug: "project-go-no-go",
  name: "Project Go / No-Go",
  description: "Before you commit people and money: go, or wait? Check every reason to wait.",
  config: {
    locations: ["objectives", "safety"],
    items: [
      item(
        "goal-unclear",
        "We can't say in one sentence what done means",
        "Write that sentence with the person who asked for it.",
      ),
      item("no-owner", "Nobody is in charge of it", "Name one person who decides, and what they can decide."),
      item(
        "no-capacity",
        "The people it needs have no time left",
        "Take something off their plates before you add this.",
      ),
      item(
        "budget-open",
        "The money hasn't been approved",
        "Get a yes to a first amount, and set a point where you'll ask again.",
      ),
      item(
        "untested",
        "The riskiest assumption hasn't been tested",
        "Test it on a small scale this week, before the rest starts.",
      ),
      item(
        "no-fallback",
        "There's no way back if it fails",
        "Decide now how you'd undo it, and who says so.",
      ),
      item(
        "dependency",
        "We depend on someone who hasn't promised a date",
        "Ask for a date, or plan without them.",
      ),
      item(
        "no-stop-rule",
        "Nobody has said when we would stop",
        "Write one sentence: if this happens, we stop.",
      ),
      item(
        "people-not-told",
        "The people it affects haven't heard about it",
        "Tell them before they hear it from others.",
      ),
    ],
    logic: {
      onCheck: intoRiskLog(),
      onSevereCombo: [
        {
          whenCodesAny: ["goal-unclear", "no-owner", "no-fallback"],
          orWhenSeverityH: 3,
          message:
            "Better to wait for now. Settle what you checked, above all the goal, who's in charge and the way back. Then ask again.",
        },
      ],
    },
  },
};

/** The tools of a new instance. */
export const PLUGINS: readonly PluginContent[] = [tenAndEighteen, lcesCheck, household, goNoGo];
