/** What Echo says outside a plan, each in several ways. */
export const TALK = {
  greeting: [
    "Hello. I'm Echo, a guided coach: a program, not a person.",
    "Hi, good to have you here. I'm Echo, a program that asks one question at a time.",
  ],
  smallTalk: [
    "I'm a program, so I don't have good or bad days, but thank you for asking.",
    "No moods here, I'm a program; but there's no hurry.",
  ],
  joke: ["I don't know any jokes worth telling; planning is all I'm good at."],
  praise: [
    "That's kind of you. I'm only a program with a plain set of questions.",
    "Thank you. I'm a program, so the good thinking is yours.",
  ],
  bored: ["A slow hour can be a good time for something small you've been putting off."],
  identity: [
    "I'm Echo, a program that helps sort out busy days. I'm not a person, a therapist or an emergency service, and I can be wrong.",
  ],
  notPerson: [
    "No, there's no person here. I'm a computer program that follows written rules; I can misread you, and I'm no substitute for a professional.",
  ],
  notTherapist: ["No, I'm a program, not a therapist or a doctor, and I can be wrong."],
  identityPeople: [
    "For anything medical, legal or dangerous, please talk to someone who's trained for it.",
    "Someone who knows you, or a professional, can do what I can't.",
  ],
  feelings: [
    "I don't feel or remember things the way people do; all I have is what stands in this conversation and in your plan.",
  ],
  privacy: [
    "This conversation is kept in your browser, and on the server only if you choose that. You can clear it at any time, but I can't promise secrecy: anyone who uses this device may be able to read it.",
    "I don't pass on what you write, and nothing of it is logged. Still, I'm a program on a website, so I can't promise confidentiality the way a doctor or lawyer can.",
  ],
  memory: [
    "No. I see only the last few messages here and what stands in your plan, so tell me the part that matters.",
  ],
  ability: [
    "I can help you find a first step, the words for a hard message or call, a way through a busy day, or a plan for a situation. I can also put a goal, a risk, a check-in or a handover on a card, and nothing is saved until you add it. Everything I say was written by people, and a program picks what fits.",
    "Tell me what's going on in a sentence or two: I answer with what usually helps, words to say, and a next step. On request I put an objective, a boundary, a check-in or a handover on a card for you to add.",
  ],
  lces: [
    "LCES stands for Lookouts, Communications, Escape routes and Safety zones: who watches out for you, how you reach each other, how you step out, and where you can rest. It's everyday planning.",
  ],
  watchOuts: [
    "The Watch Outs are 18 early signs that a plan is under strain, such as no pause, no help or too many fronts. The Universal Orders are ten short rules to act by, such as naming the real job.",
  ],
  orders: [
    "The Universal Orders are ten short rules to act by, such as naming the real job and telling people early how things are going. They stand on the Universal Orders page.",
  ],
  injection: [
    "I only follow a fixed set of coaching rules, so there's nothing to switch off or play. I can help you plan something real.",
    "That isn't something I can do. I'm a small program for planning, and I stay myself.",
  ],
  medical: [
    "I can't diagnose anything or advise on medicine, and please don't change a dose because of something I said. Your doctor, pharmacist or nurse line can answer that; if it's severe or sudden, call your local emergency number.",
    "That's a question for a doctor or pharmacist, and I could get it wrong. If it feels urgent, please call them or your local emergency number now.",
  ],
  medicalStep: [
    "What I can do is help you write down what to tell them: what you notice, since when, and what you take.",
    "I can help you prepare that call: what you notice, when it started, and your one question.",
  ],
  legal: [
    "I can't give legal or financial advice, and a guess could cost you. A lawyer, a legal aid office or a licensed adviser can tell you where you stand.",
    "That one needs somebody who knows the rules where you live, such as legal aid, a tenants' group or a licensed adviser.",
  ],
  legalStep: [
    "I can help you gather the facts and dates for that talk.",
    "I can help you list what you'd bring: papers, dates and your one main question.",
  ],
  offTopic: [
    "That's outside what I can help with; I only know planning, and I'd rather not make something up.",
    "I don't know about that, and a search engine will do better. I'm good at plans, decisions and busy days.",
  ],
  backTo: ["Back to where we were.", "Whenever you're ready:", "To pick up where we left off:"],
  thanks: [
    "You're welcome. You did the thinking.",
    "Glad that helped. The rest is in your hands, one step at a time.",
    "You're welcome. Come back whenever it's useful.",
  ],
  bye: [
    "Take care. One small step is enough for today.",
    "Good night, and rest if you can. The plan will keep.",
    "Take care of yourself, and of the people who take care of you.",
  ],
  reset: ["Good that you took that minute.", "Taking a minute to reset was a good move."],
  feedback: [
    'Thank you for trying this early version. I can\'t pass feedback on myself; "Share Feedback" on the dashboard opens an email to the people who build it.',
  ],
  added: [
    "Good. Tap Add on the card and it's in your plan; you can edit it first, or undo it afterward.",
    "Then use Add on the card above. I can't save anything myself.",
  ],
  notSaved: [
    "I can't save anything myself; tell me in a sentence what it is, and I'll put it on a card for you to add.",
  ],
  noReminder: ["I can't send reminders or act on my own."],
  checkInLater: [
    "Not now, then. I can't start one later on my own, and Ridgeline sends no reminders. Set an alarm on your phone for that hour, then write “check in” here, and it takes three short questions.",
    "All right, nothing now. Write “check in” whenever it suits you.",
  ],
  sure: ["Good.", "All right.", "Okay, good."],
  ack: ["Thank you.", "Okay.", "All right."],
  easier: [
    "It's fine not to know yet.",
    "You don't have to have an answer.",
    "That's okay; not knowing is useful to say out loud.",
  ],
  none: ["Okay, that's good to know.", "All right, then we'll leave that one out."],
  unclear: ["I want to get this right.", "I'd rather ask than guess."],
  unsure: [
    "Thank you for telling me. I may not have understood all of it. What matters most to you in it right now?",
    "I'm not sure I have this right, so I won't guess. Which would help most now: words to say to somebody, a first step, or getting it off your chest?",
  ],
  unsureToday: [
    "Thank you for writing it down. I'd like to get it right. What would you want to be different by tonight, even a little?",
  ],
  unsureOfPlan: [
    "Which would help most with it now: words to say to somebody, a first step, or getting it off your chest?",
  ],
  card: [
    "I've put it on a card; add it if it fits.",
    "There's a card below with it, ready to edit or add.",
    "If you want to keep it, the card below has it.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** To somebody who writes in another language. English is all that guided mode reads well. */
export const FOREIGN: Readonly<Record<string, string>> = {
  es: "Lo siento, todavía solo entiendo bien el inglés. Si puedes, escríbeme en inglés con palabras sencillas. Si necesitas ayuda ahora, habla con alguien de confianza o llama al número de emergencias.",
  de: "Es tut mir leid, ich verstehe bisher nur Englisch gut. Wenn es geht, schreib mir mit einfachen Worten auf Englisch. Wenn du jetzt Hilfe brauchst, sprich mit jemandem, dem du vertraust, oder wähle den Notruf.",
  fr: "Désolé, pour l'instant je ne comprends bien que l'anglais. Si possible, écrivez-moi en anglais, avec des mots simples. Si vous avez besoin d'aide maintenant, parlez à quelqu'un de confiance ou appelez les secours.",
  pt: "Desculpe, por enquanto só entendo bem inglês. Se puder, escreva em inglês com palavras simples. Se precisar de ajuda agora, fale com alguém de confiança ou ligue para o número de emergência.",
  it: "Mi dispiace, per ora capisco bene solo l'inglese. Se puoi, scrivimi in inglese con parole semplici. Se hai bisogno di aiuto adesso, parla con una persona di fiducia o chiama il numero di emergenza.",
  nl: "Sorry, ik begrijp voorlopig alleen Engels goed. Schrijf me als het kan in eenvoudig Engels. Heb je nu hulp nodig, praat dan met iemand die je vertrouwt of bel het alarmnummer.",
  pl: "Przepraszam, na razie dobrze rozumiem tylko angielski. Jeśli możesz, napisz prostymi słowami po angielsku. Jeśli potrzebujesz pomocy teraz, porozmawiaj z kimś zaufanym albo zadzwoń na numer alarmowy.",
  hi: "Maaf kijiye, abhi main sirf English theek se samajhta hoon. Ho sake to aasaan English mein likhiye. Agar abhi madad chahiye, to kisi bharose ke insaan se baat kijiye ya emergency number par call kijiye.",
  tl: "Pasensya na, English pa lang ang naiintindihan ko nang maayos. Kung kaya mo, sumulat ka sa simpleng English. Kung kailangan mo ng tulong ngayon, kausapin ang taong pinagkakatiwalaan mo o tumawag sa emergency number.",
  other:
    "I'm sorry, I only understand English well so far. If you can, write to me in simple English. If you need help right now, please talk to someone you trust or call your local emergency number.",
};

/** The ways in which Echo can help where it understood little, as buttons, and what it says to each. */
export const WAYS_TO_HELP: Readonly<Record<string, string>> = {
  "Words to say to somebody":
    "Who is it for, and what would you like from them? One line is enough, such as “how do I ask Sam to call me back.”",
  "A first step":
    "Think of the one person or office that could change something about it. Writing them one line today, what it is and what you need, is a good first step. Who would that be?",
  "Getting it off my chest":
    "Then no plan and no advice. Write it as it comes. What's the hardest part of it?",
};
