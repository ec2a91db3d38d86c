import type { RiskSubject } from "../crisis/risk.ts";
import { type Steps, step } from "./crisis-step.ts";

/** Fear of hurting somebody, or of what somebody may do. */
export const OTHERS_STEPS: Record<RiskSubject, Steps> = {
  me: {
    explicit: [
      step(
        "away",
        "The first thing is space between you and them.",
        "Where could you stay for the next few hours?",
      ),
      step(
        "means",
        "Anger this strong passes, and it passes faster away from where it started.",
        "Is there anything within reach that you'd want out of reach?",
      ),
      step(
        "who",
        "Someone who can listen in person helps here: a friend, a doctor, a line on the card.",
        "Who would you call first?",
      ),
      step(
        "care",
        "A doctor or a counselor can help with what keeps bringing you here.",
        "Has it been this strong before, and what helped then?",
      ),
      step(
        "coping",
        "Nothing has to be settled with them today. It can wait until you've slept and talked to someone.",
        "How strong is it now, compared with when you first wrote?",
      ),
      step(
        "reach",
        "Somebody you named can hear this from you.",
        "Could you call somebody you trust now, while we write?",
      ),
    ],
    acute: [
      step(
        "away",
        "Stay away from where that person is or will be. Leave what you have where it is, and put distance between you and them.",
        "Can you go somewhere else right now, to people who aren't part of this?",
      ),
      step(
        "called",
        "Say what you're afraid of doing. They can help you not do it, and it ruins nothing to have called.",
        "Can you call the emergency number or 988, or go to someone?",
      ),
      step(
        "who",
        "An hour with another person can change how this day ends, for them and for you.",
        "Who could come and stay with you right now?",
      ),
      step(
        "away",
        "Stay away from where they are. Give your keys, and anything you could hurt someone with, to another person.",
        "Who can take your keys and what you have with you?",
      ),
      step(
        "who",
        "I'm Echo, an AI, and I can't stop anything. People near you can help you stop.",
        "Who is closest to you at this moment?",
      ),
      step(
        "reach",
        "Stay with people, and away from where that person is, until you've slept and talked to somebody.",
        "Can you stay with somebody, and away from that place, for the next days?",
      ),
    ],
  },
  somebody: {
    explicit: [
      step(
        "who",
        "What you know could protect someone. The people who can act on it are the police and, if there is one, the person at risk.",
        "Who could you tell in the next hour?",
      ),
      step(
        "where",
        "Keep yourself out of it physically, and keep what they wrote or said, if you have it.",
        "Is the person at risk aware of it?",
      ),
      step(
        "line",
        "If it's at a school or at work, there is someone whose job this is: a principal, a manager, security. In danger it's the police first.",
        "Could you reach one of them today?",
      ),
      step("coping", "However it turns out, telling someone was right.", "Are you safe where you are?"),
    ],
    acute: [
      step(
        "out",
        "Get out of reach first, and take others with you if you can. Please don't try to stop anyone on your own.",
        "Can you get behind a locked door, or outside?",
      ),
      step(
        "called",
        "Say where it is, who is in danger, and whether there's a weapon.",
        "Has anyone called the police yet?",
      ),
      step(
        "who",
        "Warn the people who are in danger only if it's safe for you.",
        "Who else there needs to get out?",
      ),
    ],
  },
};

/** Somebody hurts, threatens or controls the writer, or somebody else. */
export const ABUSE_STEPS: Record<RiskSubject, Steps> = {
  me: {
    explicit: [
      step(
        "who",
        "You decide what happens next, and when. Anyone whose neck was ever squeezed should be seen by a doctor, even without a mark.",
        "Is there one person who knows what happens at home?",
      ),
      step(
        "when",
        "You're not overreacting, and you don't have to prove anything here.",
        "When are you safest to talk to someone: which place, which hour?",
      ),
      step(
        "line",
        "A trained advocate can think through the next days with you, at your speed, whether or not you want to leave.",
        "Would you use the hotline, and if not, what gets in the way?",
      ),
      step(
        "away",
        "It can help to decide beforehand where you'd go, who'd take you in, and what you'd take along. Keep that plan off any device they can see.",
        "Where could you go at short notice?",
      ),
      step(
        "care",
        "If you've been hurt, a doctor can look after it and write it down, even if you decide nothing else.",
        "Is anyone else in danger there, such as children?",
      ),
    ],
    acute: [
      step(
        "out",
        "If it starts, keep away from the kitchen and the bathroom, and near the way out that's safest for you.",
        "If it started now, which way out or which room would be safest for you?",
      ),
      step(
        "out",
        "Safety comes before everything else, also before packing. A neighbor, a store or any place with people will do, and children come along where that's possible without more danger.",
        "Where is the nearest place with other people?",
      ),
      step(
        "when",
        "If you can't leave now, that isn't your fault. Put the phone away if that's safer, and call when they're asleep or out.",
        "When will you next be alone?",
      ),
      step(
        "who",
        "You can agree on a word with a neighbor or a friend that means “call the police for me”.",
        "Who could call for help if you sent them one agreed word?",
      ),
      step(
        "who",
        "I'm Echo, an AI, and I can't call for you. Clear, in the menu above this conversation, removes what's here.",
        "Is there anyone nearby who would hear or see you?",
      ),
    ],
  },
  somebody: {
    explicit: [
      step(
        "near",
        "If a child is being hurt, don't wait for proof. Child protective services or a child helpline can take it from there.",
        "Is a child involved?",
      ),
      step(
        "where",
        "Ask what they want before you do anything; they know best what would make it more dangerous.",
        "Is there a safe way to ask them?",
      ),
      step(
        "line",
        "A hotline also talks with neighbors, friends and family, and you don't have to give your name.",
        "Could you call one today and ask what helps?",
      ),
      step(
        "who",
        "Be careful with messages: their phone may be read. Staying in touch counts, even if nothing changes at first.",
        "When could you next see them, without the other one there?",
      ),
    ],
    acute: [
      step(
        "called",
        "Say where it's happening first. Don't step in between; stay where you're safe.",
        "Have you called the police for them?",
      ),
      step(
        "who",
        "You can stay on the line and tell them what you hear or see until somebody is there.",
        "Is anyone with you who can help?",
      ),
      step(
        "near",
        "If they can get out, let them come to you, or to any place with people.",
        "Can they get out of there?",
      ),
    ],
  },
};
