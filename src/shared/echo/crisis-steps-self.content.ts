import type { RiskSubject } from "../crisis/risk.ts";
import { type Step, type Steps, step } from "./crisis-step.ts";

/** Thoughts of suicide, the writer's own or somebody else's. */
export const SELF_STEPS: Record<RiskSubject, Steps> = {
  me: {
    explicit: [
      step(
        "plan",
        "I'm still here, and you can write as little or as much as you like.",
        "Have you thought about how or when, yes or no?",
      ),
      step(
        "means",
        "Whatever you've thought of, more distance from it makes this hour safer.",
        "Is there anything near you that you might use?",
      ),
      step(
        "who",
        "A trusted person beside you, and a doctor or therapist after that, are what I'd hope for.",
        "Who is the first person you'd want to know?",
      ),
      step(
        "line",
        "A person can carry this with you in a way I can't.",
        "Would you use one of the lines, and if not, what gets in the way?",
      ),
      step(
        "away",
        "If there's something you'd use, it's safer with somebody else for a while: a neighbor, family, a pharmacy.",
        "Could somebody keep what you'd use, or could you go where it isn't?",
      ),
      step(
        "coping",
        "Small things can get you through a bad hour: cold water on your face, outside air, a voice on the phone. None of it has to fix anything.",
        "What has helped, even a little, at other times?",
      ),
      step(
        "care",
        "When this hour is over, a doctor or a therapist can help with what's underneath, and they've heard it before.",
        "Is there a doctor or therapist you've talked to, or could call tomorrow?",
      ),
      step(
        "coping",
        "You've kept going through this conversation, and I'm glad you have.",
        "How strong is the urge right now, compared with when we started?",
      ),
      step(
        "beside",
        "Nothing has to be decided about your life today. This hour only needs people, and distance from what you'd use.",
        "What would make the next hour a little safer?",
      ),
      step(
        "who",
        "You don't have to explain everything to someone. “Can you come over? I'm not okay” is enough.",
        "Who could get a message from you now?",
      ),
      step(
        "reach",
        "Somebody you named is closer than I can ever be.",
        "Could you reach that person now, while we write?",
      ),
    ],
    acute: [
      step(
        "away",
        "Please move away from what you'd use, out of the room or the car, and leave it behind. Unlock the door for whoever comes.",
        "Can you get up and go to another place right now?",
      ),
      step(
        "called",
        "The call comes first; writing can wait. You can put the phone on speaker and keep this open.",
        "Have you called, or has someone?",
      ),
      step(
        "who",
        "If you can't call, go to the nearest person: a neighbor, the hallway, the street. Say “I need help now.”",
        "Who is nearest to you?",
      ),
      step(
        "away",
        "You don't have to decide anything about your life tonight. You only have to get to other people.",
        "Where could you be with other people, or who could be with you?",
      ),
      step(
        "line",
        "An emergency room takes you at any hour, without an appointment and without the right words. “I'm not safe with myself” is enough.",
        "Could someone take you to an emergency room, or could the emergency number?",
      ),
      step(
        "called",
        "Even if you don't want to talk: say your address first; they'll do the rest.",
        "Is the phone in your hand?",
      ),
      step(
        "who",
        "I'd like you to be with a person in the next few minutes. Knock on a door, or shout.",
        "Whose door is closest?",
      ),
      step(
        "who",
        "Every minute with a person near you makes this safer.",
        "Who could come to where you are, or stay on the phone with you?",
      ),
      step(
        "beside",
        "Until somebody is with you, stay where people could see or hear you, and keep the phone in your hand.",
        "How are you right now, compared with a few minutes ago?",
      ),
      step(
        "reach",
        "Somebody you named can be beside you; I can't.",
        "Can you reach that person first, before you write again?",
      ),
    ],
  },
  somebody: {
    explicit: [
      step(
        "who",
        "Start small and true: “I've noticed, I'm not angry, and I want to hear how bad it's been.” Then ask: “Are you thinking about killing yourself?” Asking won't put the idea there.",
        "When could you talk with them?",
      ),
      step(
        "away",
        "If you can do it safely, put distance between them and anything they could use: medicines, a weapon, car keys.",
        "Could somebody put such things out of their reach today?",
      ),
      step(
        "where",
        "Listening helps more than arguing. You don't have to talk them out of it; you can say that you're glad they told you and that you'll stay.",
        "Have you been able to ask them directly?",
      ),
      step(
        "who",
        "Please don't keep this a secret for them, even if you promised. A parent, a partner, a doctor or the crisis line can share it with you.",
        "Who could you tell today?",
      ),
      step(
        "care",
        "A doctor can see them this week, and sooner if it gets worse. Going along makes it easier.",
        "Could you help them call a doctor?",
      ),
      step(
        "who",
        "This is a lot for you, too. I'm Echo, an AI, so let a person help you with it.",
        "Who is looking after you in this?",
      ),
    ],
    acute: [
      step(
        "called",
        "Tell them where that person is, what was taken or said, and when; they can send help to an address you give.",
        "Have you called for them?",
      ),
      step(
        "who",
        "Ask someone who is closer to go there now and stay until help comes: family, a roommate, a neighbor. If you're there, don't leave them alone, and keep talking to them, also through a door.",
        "Who is nearest to them?",
      ),
      step(
        "called",
        "Have ready what was taken, how long ago, and any illness or medicine. If they're hard to wake or breathing oddly, say so at once.",
        "Is help on its way to them?",
      ),
      step(
        "coping",
        "Keep trying to reach them, and keep your own line free for the emergency number to call back.",
        "Have you heard anything new?",
      ),
      step(
        "who",
        "You're doing what one person can do. I'm Echo, an AI, and I can't send anyone, so please have somebody beside you, too.",
        "Who can be with you while you wait?",
      ),
    ],
  },
};

/** The one in danger is in a hospital, or on the way to one: what is left is the writer, and the days after. */
export const IN_CARE_STEPS: readonly Step[] = [
  step(
    "beside",
    "They're with people whose work this is, and you did your part of it.",
    "Is somebody with you right now?",
  ),
  step(
    "care",
    "Before they go home, the hospital can make a safety plan with them, set up the next appointment, and say what to lock away at home. You can ask to be part of that.",
    "Whom at the hospital could you ask about the days after?",
  ),
  step(
    "coping",
    "Something to drink, something to eat, a few hours of sleep in turns: you'll need them, and taking them is no neglect.",
    "What would help you through the next hours?",
  ),
  step(
    "who",
    "You don't have to carry this as a secret. A friend, family or your own doctor can hold some of it.",
    "Who could be there for you in the next days?",
  ),
];
