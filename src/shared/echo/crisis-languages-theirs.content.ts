import type { Language } from "#shared/understanding/language.rules.ts";
import type { TheirWords } from "./crisis-languages-theirs.ts";
import { THEIR_FURTHER_WORDS } from "./crisis-languages-theirs-further.content.ts";

const SPANISH: TheirWords = {
  urgent:
    "Esto es urgente, aunque esa persona no haya tomado nada. Llama ahora al número de emergencias (112 en la UE, 911 en EE. UU. y Canadá) o, en EE. UU., al 988 y pulsa 2 para español. Quédate a su lado, habla con calma y saca de su alcance medicinas, armas y objetos afilados. Soy Echo, una IA, y no puedo llamar por ti.\n\n¿Estás con esa persona en este momento?",
  more: [
    "Escuchar ayuda más que discutir. No tienes que convencer a nadie: quédate cerca y di que te alegra que te lo cuente.\n\n¿Has podido preguntarle directamente?",
    "Deja fuera de su alcance medicinas, armas, cuchillas y llaves del coche: bajo llave o, mejor, fuera de casa por ahora.\n\n¿Puede alguien guardar hoy las medicinas y lo demás?",
    "No lo lleves en secreto. Un médico puede ver a esa persona esta semana, y en EE. UU. el 988 (2 para español) habla también con las familias.\n\n¿Quién puede ayudarte con esto hoy?",
  ],
  keepAway:
    "Sí, ponlo ya fuera de su alcance, todo: las pastillas, también las de otras personas de la casa, y cualquier arma. Puedes decirlo sin esconderlo: “Lo guardo yo hasta que estés mejor.”",
  ownKeepAway:
    "Sí: que lo guarde otra persona, fuera de tu alcance, hasta que esto pase. No hace falta que lo toques; di dónde está y que se lo lleve.",
  say: "Algo corto: “Te quiero y no me voy. Gracias por decírmelo. Vamos a buscar ayuda.” Luego escucha más de lo que hablas, sin discutir y sin prometer que guardarás el secreto.",
  idea: "No, preguntar no mete la idea; muestra que contigo se puede hablar. Tampoco hace falta que los demás lo vean igual: si te preocupa, pregunta.",
  calm: "Hiciste lo correcto. Quédate cerca esta noche y deja lejos lo que podría hacer daño. Mañana, llama a un médico o a un centro de salud y pide una cita pronto; si empeora, vuelve a llamar a cualquier hora al 988 en EE. UU. (2 para español) o al número de emergencias.\n\n¿Quién te acompaña a ti en esto?",
};

/** To somebody who says usted. */
export const THEIR_SPANISH_FORMAL: TheirWords = {
  urgent:
    "Esto es urgente, aunque esa persona no haya tomado nada. Llame ahora al número de emergencias (112 en la UE, 911 en EE. UU. y Canadá) o, en EE. UU., al 988 y pulse 2 para español. Quédese a su lado, hable con calma y saque de su alcance medicinas, armas y objetos afilados. Soy Echo, una IA, y no puedo llamar por usted.\n\n¿Está usted con esa persona en este momento?",
  more: [
    "Escuchar ayuda más que discutir. No tiene que convencer a nadie: quédese cerca y diga que le alegra que se lo cuente.\n\n¿Ha podido preguntarle directamente?",
    "Deje fuera de su alcance medicinas, armas, cuchillas y llaves del coche: bajo llave o, mejor, fuera de casa por ahora.\n\n¿Podría alguien guardar hoy las medicinas y lo demás?",
    "No lo lleve en secreto. Un médico puede ver a esa persona esta semana, y en EE. UU. el 988 (2 para español) habla también con las familias.\n\n¿Quién puede ayudarle con esto hoy?",
  ],
  keepAway:
    "Sí, póngalo ya fuera de su alcance, todo: las pastillas, también las de otras personas de la casa, y cualquier arma. Puede decirlo sin esconderlo: “Lo guardo yo hasta que estés mejor.”",
  ownKeepAway:
    "Sí: que lo guarde otra persona, fuera de su alcance, hasta que esto pase. No hace falta que lo toque; diga dónde está y que se lo lleve.",
  say: "Algo corto: “Te quiero y no me voy. Gracias por decírmelo. Vamos a buscar ayuda.” Luego escuche más de lo que habla, sin discutir y sin prometer que guardará el secreto.",
  idea: "No, preguntar no mete la idea; muestra que con usted se puede hablar. Tampoco hace falta que los demás lo vean igual: si le preocupa, pregunte.",
  calm: "Hizo lo correcto. Quédese cerca esta noche y deje lejos lo que podría hacer daño. Mañana, llame a un médico o a un centro de salud y pida una cita pronto; si empeora, vuelva a llamar a cualquier hora al 988 en EE. UU. (2 para español) o al número de emergencias.\n\n¿Quién le acompaña a usted en esto?",
};

const GERMAN: TheirWords = {
  urgent:
    "Das ist dringend, auch wenn noch nichts geschehen ist. Ruf jetzt den Notruf an: 112 in der EU. Bleib bei diesem Menschen, sprich ruhig, und bring Medikamente, Waffen und Scharfes außer Reichweite. Ich bin Echo, eine KI, und kann nicht für dich anrufen.\n\nBist du gerade bei diesem Menschen?",
  more: [
    "Zuhören hilft mehr als Reden. Du musst niemanden überzeugen: Bleib da, und sag, dass du froh bist, es zu wissen.\n\nKonntest du direkt fragen?",
    "Medikamente, Waffen, Klingen und Autoschlüssel gehören jetzt außer Reichweite: eingeschlossen oder, besser, aus dem Haus.\n\nKann heute jemand Medikamente und anderes wegschließen?",
    "Behalte es nicht für dich. Eine Ärztin oder ein Arzt kann diese Woche helfen, und die Telefonseelsorge (0800 1110111 in Deutschland) hört auch Angehörigen zu.\n\nWer kann dir heute dabei helfen?",
  ],
  keepAway:
    "Ja, bring jetzt alles außer Reichweite: Tabletten, auch die von anderen im Haus, und jede Waffe. Du kannst es offen sagen: „Ich hebe das auf, bis es dir besser geht.“",
  ownKeepAway:
    "Ja: Jemand anderes soll es nehmen und behalten, bis das vorbei ist. Du musst es nicht anfassen; sag, wo es ist.",
  say: "Etwas Kurzes: „Ich hab dich lieb, und ich bleibe da. Danke, dass du es mir sagst. Wir holen Hilfe.“ Dann hör mehr zu, als du redest, ohne Streit und ohne Geheimhaltung zu versprechen.",
  idea: "Nein, fragen bringt niemanden auf die Idee; es zeigt, dass man mit dir reden kann. Andere müssen es nicht genauso sehen: Wenn du dir Sorgen machst, frag.",
  calm: "Das war richtig. Bleib heute in der Nähe, und halte alles fern, was schaden könnte. Morgen: Arzt oder Beratungsstelle anrufen und um einen baldigen Termin bitten; wenn es schlimmer wird, wieder den Notruf.\n\nWer steht dir dabei zur Seite?",
};

const FRENCH: TheirWords = {
  urgent:
    "C'est urgent, même si rien n'a été pris. Appelez maintenant le numéro d'urgence : 112 dans l'UE, 911 au Canada et aux États-Unis. Restez auprès de cette personne, parlez calmement, et mettez hors de portée médicaments, armes et objets tranchants. Je suis Echo, une IA, et je ne peux pas appeler pour vous.\n\nÊtes-vous avec cette personne en ce moment ?",
  more: [
    "Écouter aide plus que discuter. Vous n'avez personne à convaincre : restez là, et dites que vous préférez savoir.\n\nAvez-vous pu lui demander directement ?",
    "Médicaments, armes, lames et clés de voiture : hors de portée, sous clé ou, mieux, hors de la maison pour le moment.\n\nQuelqu'un peut-il mettre les médicaments sous clé aujourd'hui ?",
    "Ne gardez pas cela secret. Un médecin peut voir cette personne cette semaine ; en France, le 3114 répond jour et nuit, aux proches aussi.\n\nQui peut vous aider aujourd'hui ?",
  ],
  keepAway:
    "Oui, mettez tout hors de portée maintenant : les médicaments, ceux des autres aussi, et toute arme. Vous pouvez le dire sans le cacher : « Je garde ça jusqu'à ce que ça aille mieux. »",
  ownKeepAway:
    "Oui : qu'une autre personne le prenne et le garde jusqu'à ce que ce soit passé. Vous n'avez pas à y toucher ; dites où c'est.",
  say: "Quelque chose de court : « Je tiens à toi et je reste là. Merci de me le dire. On va chercher de l'aide. » Puis écoutez plus que vous ne parlez, sans discuter et sans promettre le secret.",
  idea: "Non, demander ne donne pas l'idée ; cela montre qu'on peut vous parler. Les autres n'ont pas à le voir comme vous : si vous êtes inquiet, demandez.",
  calm: "C'était la bonne chose à faire. Restez près cette nuit, et gardez loin ce qui pourrait blesser. Demain, appelez un médecin pour un rendez-vous rapide ; si cela s'aggrave, le numéro d'urgence à nouveau.\n\nQui est là pour vous ?",
};

export const THEIR_WORDS: Record<Exclude<Language, "en">, TheirWords> = {
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  ...THEIR_FURTHER_WORDS,
};
