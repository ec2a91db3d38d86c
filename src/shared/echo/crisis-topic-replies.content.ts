import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Sign } from "./crisis-signs.content.ts";

/** The answers to what somebody asks in the middle of a crisis. */
interface TopicReplies {
  on: Sign;
  /** Undefined: whatever the danger, and whoever is in it. */
  kinds?: readonly RiskKind[];
  subject?: RiskSubject;
  texts: readonly string[];
}

/** In this order: the first with something new to say is said. */
export const TOPIC_REPLIES: readonly TopicReplies[] = [
  {
    on: "seen",
    kinds: ["abuse"],
    texts: [
      "Put the phone away now if that is safer; you can come back. If you can, go to other people, a neighbor or the street, and call the emergency number from there. If you can't speak, call and leave the line open.\n\nCan you get to other people?",
    ],
  },
  {
    on: "near",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Put the phone away now if that is safer; you can come back. Clear, in the menu above this conversation, removes what's here. If it gets dangerous, get to a door and to other people, and call the emergency number; an open line without words can be enough.\n\nIs there a way out that you can reach?",
      "Put the phone away now if that is safer. Nothing you write here is worth being found. Clear is in the menu above this conversation; I'll be here when you can come back, and the hotline on the card will be, too.\n\nIf it turns dangerous, which way can you get out?",
    ],
  },
  {
    on: "throat",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Pain in your throat, a changed voice or trouble swallowing after hands on the neck needs a doctor today, even if it's getting better and nobody can see a mark. Go while they're out, to an emergency room if you can, and say: “Someone squeezed my neck.” If breathing gets hard, call the emergency number at once. You don't have to decide anything about them for that.\n\nIs there an hour today when you could go?",
    ],
  },
  {
    on: "words",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "To somebody who could help, one sentence is enough: “I'm not safe at home. May I sit here and use your phone?” To the person you're afraid of, nothing that starts an argument: say as little as you can, agree for now, and leave the rest for when you're out of reach. You owe nobody the truth about your phone.\n\nWhom could you say the first sentence to?",
    ],
  },
  {
    on: "methods",
    texts: [
      "I won't go into ways, amounts or how it would happen, and I'm not leaving the conversation either. If this is about you, please put some distance between you and whatever is in reach: another room, a walk, someone else's pocket. The people on the crisis line hear this every day, and you can say it to them exactly as you said it to me.\n\nIs what you'd use near you right now?",
      "That's something I don't answer, whoever asks and for whatever reason. What I can do is stay with what's behind it.\n\nWhat happened today that brought you to this question?",
    ],
  },
  {
    on: "unreachable",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "If they don't answer and you're afraid of what they might do, call the emergency number now. Say what they said or posted, when you last heard from them, and where they may be; the police can check on them at their door. Then ring someone who is closer than you: family, a roommate, a neighbor.\n\nWho is nearest to where they may be?",
    ],
  },
  {
    on: "police",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Yes, call. If it could be tonight, ask the police where they live for a welfare check: say what was said, what's in the house, such as guns or pills, and that nobody can reach them otherwise. If somebody they trust lives near, let that person go there, too; you don't have to choose between the two. I'm Echo, an AI, and I can't call for you.\n\nWho is near enough to go there?",
    ],
  },
  {
    on: "police",
    kinds: ["abuse", "others"],
    texts: [
      "If anyone could be hurt today, yes: call the emergency number and say what you know. They'd rather hear it too early.\n\nCan you call from where you are?",
    ],
  },
  {
    on: "guns",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Yes, please have somebody who is near and whom they trust move the guns out of the house, or lock them up elsewhere, for now. It need not insult: “Let me keep these until you're through the worst of it.” If they won't and the words go on, call 988 or the police there. And ask them straight out whether they're thinking of killing themselves; asking doesn't put the idea there.\n\nWho could move them today?",
    ],
  },
  {
    on: "search",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Talk first, search second: a secret search can cost you the trust you need tonight. Put away medicines and anything sharp in the parts of the house you share, and say that you're doing it and why. In danger, safety comes before privacy.\n\nIs it calm enough to sit down with them now?",
    ],
  },
  {
    on: "words",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "You could say: “I saw the cuts” or “I heard what you said. I'm not angry. I love you. Sometimes people who hurt this much think about killing themselves. Are you?” Then be quiet and listen. If the answer is yes: “Thank you for telling me. We'll get help together”, stay there, put away what could hurt, and call 988 or a doctor today. If it's no, keep the door open and call the doctor tomorrow.\n\nWhich of these words sound like you?",
      "Then you listen, longer than feels easy. No arguing, no punishing, no promise to keep it secret. Say “I'm staying”, and call the doctor or 988 together; with a plan for tonight or something taken, it's the emergency number.\n\nWho could be there with you two?",
    ],
  },
  {
    on: "custody",
    texts: [
      "I can't know how that goes, and I won't promise. Doctors and crisis lines hear this fear often, and asking for help before something happens, or straight after, is what keeps children safest. You can call and ask how they handle it before you give a name.\n\nWho could make that call with you?",
    ],
  },
  {
    on: "meds",
    kinds: ["self", "medical"],
    texts: [
      "Please don't start, stop or change a dose by yourself: a pharmacist, a nurse line or your doctor can tell you today how to go on, and stopping suddenly can make these thoughts stronger. Tell them about the thoughts, too; you can read them what you wrote here. In the US and Canada, 988 answers meanwhile.\n\nWho could call with you?",
    ],
  },
  {
    on: "language",
    texts: [
      "You don't need good English. Say the name of your language, and most lines and the emergency number can get an interpreter; at 988, press 2 for Spanish. You can also chat at 988lifeline.org, and findahelpline.com has lines in other languages. Or show this screen to a person near you: “I am not safe. Please stay with me and call for help.”\n\nWho near you could you show it to?",
    ],
  },
  {
    on: "mistrust",
    kinds: ["self"],
    texts: [
      "Then I won't hold that number out to you again. It has let people down, and I can't change that. There are other ways to a person: somebody who served or suffered beside you, your own doctor, an emergency room, someone who simply sits in the same room. (A veteran who does want the line presses 1.) I'm Echo, an AI, and I have no script that beats company.\n\nWho has been easiest to be around lately?",
    ],
  },
  {
    on: "loop",
    kinds: ["self"],
    texts: [
      "That's fair. No number this time. Not needing the right words, only not being by yourself for the next hour: soup with someone, a walk, a couch in the same room. And what's been going on for so long deserves a new look from a doctor.\n\nWho is nearest to you right now?",
    ],
  },
  {
    on: "parent",
    kinds: ["self", "abuse"],
    texts: [
      "A parent who drinks is a lot to live with, and it isn't your fault. In the US you can text HOME to 741741 about it, or call or text Childhelp at 1-800-422-4453; al-anon.org has groups for young people. If you don't feel safe when they come home, be with someone else, or call the emergency number.\n\nIs there a grown-up outside your home you trust, such as a teacher or an aunt?",
    ],
  },
  {
    on: "text",
    kinds: ["self"],
    texts: [
      "In the US and Canada you can call or text 988, or chat at 988lifeline.org; elsewhere findahelpline.com shows lines by country, many with text. And one person you know counts just as much: “Can you stay with me for a bit? I'm not okay.”\n\nWho comes to mind first?",
    ],
  },
  {
    on: "saved",
    texts: [
      "I don't pass on what you write. It's kept in this browser, and the server keeps nothing of it unless you chose that; Clear, in the menu above the conversation, removes it. Anyone who uses this device could read it until then. I can't send anybody, either: reaching a person is up to you, and I hope you do.\n\nWho would be the least hard to tell?",
    ],
  },
  {
    on: "secrecy",
    texts: [
      "I can't promise a secret, and I don't need to tell anyone either: this server keeps nothing of what you write here. But a thing like this is too much for one person and an AI. You choose who hears it, and you can start with one sentence.\n\nWho would be the least hard to tell?",
    ],
  },
  {
    on: "human",
    texts: [
      "No, I'm not a person. I'm Echo, an AI, and I can be wrong. That's why I keep pointing to people: they can hear your voice, come over and stay. I'll keep answering while you reach one.\n\nWho would you most want to hear from right now?",
    ],
  },
];

/** With somebody, or on the way to help. */
export const SAFE_REPLIES: readonly string[] = [
  "I'm really glad. Stay close to them for now, and keep what could hurt you out of reach until this has passed. When it's calmer, a doctor or therapist can make a safety plan with you for the next hard hour. Whatever you want to talk about or sort out next, I'm here.",
  "That was a hard thing to do, and you did it. Stay with people tonight, and let tomorrow have one call in it: to a doctor or a therapist, about what happened today. I'm here for whatever comes next.",
];
/** Help is there, or being called, in an emergency of the body. */
export const HELP_COMES_REPLY =
  "Good, that's the right call. Stay on the line, say your floor and door, and do what they tell you. Unlock the door, stay sitting or lying down, and keep me out of it until you're looked after.";
/** A baby was handed over, or is being taken to a doctor. */
export const BABY_SAFE_REPLY =
  "I'm really glad. Handing the baby over and getting a doctor to look are exactly what the baby needs, and what you need. Tell them plainly what happened, and that you've hardly slept; ask for help for yourself there, too. Going was an act of care.";
/** Somebody in danger from another person has got away, or somebody is with them. */
export const AWAY_REPLY =
  "I'm glad you're not alone with this. Stay with them, and don't go back tonight if you can help it. A hotline advocate or a doctor can plan the next days with you whenever you're ready.";
/** Somebody who worries about another person is getting them help. */
export const HELPER_MEDICAL_REPLY =
  "Good, that's the right call. Say first where you are: the name of the place, a road or a landmark; the phone can often be located, so leave it on. Then what you see, when it began, and what changed since. Stay on the line, keep them sitting up or on their side, and give nothing to eat or drink.";
export const HELPER_SAFE_REPLY =
  "Yes, that's right, and it's a lot that you're doing it. Tell them plainly what you heard and where they may be, and let someone stay with them until a doctor has seen them. If nobody reaches them, call the emergency number. You deserve a person beside you in this, too.";

/** Harm that is asked about for a story. */
export const FICTION_REPLY =
  "I won't work out how she, he or anyone does it, in a story either. And sometimes a story carries something of our own; that part can be said here. I'm Echo, an AI. In the US and Canada you can call or text 988 at any hour, and findahelpline.com lists free lines elsewhere.\n\nHow much of it is about you, and did you mean none, some, or most?";

/** Said before an answer while the danger is near. */
export const URGES: readonly string[] = [
  "Please make that call first, or go to a person; then read on.",
  "The call still comes first.",
  "People first, please: call, or knock on a door.",
  "Keep moving toward a person while you read this.",
];

/** Only a joke or a taking back. */
export const KIDDING_REPLIES: readonly string[] = [
  "Maybe it was a joke. I'd rather take it seriously once too often, and nothing bad happens if I do. If part of it was true, that part can be said here as well.\n\nHow much of it did you mean: none, some, or most?",
  "All right. The numbers stay here in case that changes later, also in the middle of the night.\n\nWhat was going on just before you wrote it?",
];
/** Nothing of it was meant. */
export const NONE_REPLY =
  "All right, I'll take your word for it. The numbers stay here in case that changes.";

/** Echo asked again what had been said. */
export const REPEATED_REPLY =
  "You're right, you told me, and I'm sorry for asking again. I'm Echo, an AI, and I miss things. I heard you: it's about your life, and it's serious. A person who knows you, and a doctor, would hear more than I do.\n\nWho could be with you for the next hours?";

/** Where a person was named; {who} is that person, as the writer calls them. */
export const NAMED_REPLIES: readonly string[] = [
  "Go to {who} now, or call. You could say: “I'm not okay. Can you stay with me?” You don't have to explain the rest. Leave behind what could hurt you, and let {who} help you make the call.\n\nCan you go right now?",
  "Please bother {who} with this, even in the middle of the night. One sentence is enough: “Please come, I'm not safe by myself.”\n\nWill you send or say that now?",
];

/** Where a place with people was named. */
export const PLACE_REPLY =
  "Then go there now, please, and stay until this hour is over. You don't have to explain yourself to anyone; sitting where other people are is enough. Leave behind what you'd use, and take the phone: 988 answers texts, too.\n\nCan you go right now?";

/** Somebody young, and a veteran, need other people than most. */
export const MINOR_REPLY =
  "I'm glad you told me, and at your age this is nothing to carry alone. Please tell a grown-up tonight, even the one who seems busy: a parent, an aunt, a teacher, a school counselor. “I'm thinking about killing myself and I need you to stay with me” is enough. You can also text 988 in the US and Canada, free and any time. I'm Echo, an AI; I don't report anything, and I can't keep you safe.\n\nWhich grown-up is closest to you right now?";
export const VETERAN_REPLY =
  "You've carried this through a lot of nights. In the US, 988 and then 1 reaches the Veterans Crisis Line, or text 838255; someone you served with counts as much. Until then, let somebody else hold the weapon, or lock it where you'd have to ask for the key.\n\nWho from your unit, or next door, would pick up?";
