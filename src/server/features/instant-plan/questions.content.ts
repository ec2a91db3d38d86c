import type { Language } from "#shared/understanding/language.rules.ts";

interface QuestionTexts {
  text: string;
  choices: readonly [string, string, string];
}

/** Asked when a sentence names neither an act nor a thing. */
export const QUESTION: QuestionTexts = {
  text: "What would be the first thing to do?",
  choices: [
    "Write down everything that's on my mind",
    "Ask someone for help with it",
    "Do one small piece of it today",
  ],
};

/** Asked when it names a thing, and nothing to do with it. */
export const QUESTION_ABOUT: QuestionTexts = {
  text: "What would you like to do about {what}?",
  choices: [
    "Look at {what} today and write down what's needed",
    "Ask someone who knows to help with {what}",
    "Put aside an hour this week for {what}",
  ],
};

/** Asked when it is about everything at once. */
export const QUESTION_WIDE: QuestionTexts = {
  text: "That sounds like a lot. Which one thing would make tomorrow easier?",
  choices: [
    "Write everything down, and circle the one thing that can't wait",
    "Call someone I trust and tell them it's too much",
    "Rest tonight, and do one small thing in the morning",
  ],
};

/** For a sentence in another language: we understand English best so far, and what would come first? */
export const QUESTIONS_ABROAD: Record<Exclude<Language, "en">, QuestionTexts> = {
  es: {
    text: "Por ahora entiendo mejor el inglés, pero guardo tus palabras. ¿Qué sería lo primero?",
    choices: ["Anotar todo lo que hay que hacer", "Pedir ayuda a alguien", "Hacer hoy una parte pequeña"],
  },
  de: {
    text: "Noch verstehe ich Englisch am besten, aber deine Worte bleiben. Was wäre der erste Schritt?",
    choices: [
      "Alles aufschreiben, was zu tun ist",
      "Jemanden um Hilfe bitten",
      "Heute ein kleines Stück davon tun",
    ],
  },
  fr: {
    text: "Pour l'instant, je comprends surtout l'anglais, mais je garde vos mots. Par quoi commencer ?",
    choices: [
      "Noter tout ce qu'il faut faire",
      "Demander de l'aide à quelqu'un",
      "En faire une petite partie aujourd'hui",
    ],
  },
  pt: {
    text: "Por enquanto entendo melhor o inglês, mas guardo as suas palavras. O que viria primeiro?",
    choices: ["Anotar tudo o que há para fazer", "Pedir ajuda a alguém", "Fazer hoje uma pequena parte"],
  },
  it: {
    text: "Per ora capisco meglio l'inglese, ma le tue parole restano. Quale sarebbe il primo passo?",
    choices: [
      "Scrivere tutto quello che c'è da fare",
      "Chiedere aiuto a qualcuno",
      "Farne una piccola parte oggi",
    ],
  },
  nl: {
    text: "Ik begrijp voorlopig vooral Engels, maar je woorden blijven staan. Wat zou de eerste stap zijn?",
    choices: [
      "Opschrijven wat er allemaal te doen is",
      "Iemand om hulp vragen",
      "Vandaag een klein stukje doen",
    ],
  },
  pl: {
    text: "Na razie najlepiej rozumiem angielski, ale Twoje słowa zostają. Co byłoby pierwszym krokiem?",
    choices: ["Spisać wszystko, co jest do zrobienia", "Poprosić kogoś o pomoc", "Zrobić dziś mały kawałek"],
  },
  hi: {
    text: "Abhi main angrezi sabse achchhi samajhta hoon, par aapke shabd rakhe hain. Pehla kadam kya hoga?",
    choices: ["Jo karna hai sab likh lena", "Kisi se madad maangna", "Aaj ek chhota hissa karna"],
  },
  tl: {
    text: "Ingles pa lang ang pinakanaiintindihan ko, pero iniingatan ko ang sinabi mo. Ano ang unang gagawin?",
    choices: ["Isulat lahat ng dapat gawin", "Humingi ng tulong sa iba", "Gawin ngayon ang maliit na bahagi"],
  },
};

/** The step after the person's own first one. */
export const NEXT_STEP = "When that's done, choose the next small step and put it on your calendar";
