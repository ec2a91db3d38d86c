import type { DangerWords } from "./crisis-languages.ts";

/** To somebody who says tú. */
export const SPANISH: DangerWords = {
  asked:
    "Gracias por contármelo. Soy Echo, una IA, y quiero preguntarte claro, porque me importa que estés a salvo. Si es así, no te quedes a solas con esto: en EE. UU. llama al 988 y pulsa 2 para español; en España, al 024; en otros países, findahelpline.com. En peligro, llama al número de emergencias.\n\n¿Estás pensando en quitarte la vida?",
  said: "Gracias por decírmelo; lo tomo en serio. Soy Echo, una IA, y no puedo estar contigo, pero una persona sí: alguien de confianza y también un médico o un psicólogo. En EE. UU. llama o escribe al 988 (2 para español); en España, al 024; en otros países, findahelpline.com. Si podrías hacerlo, llama ya al número de emergencias y aléjate de lo que podrías usar.\n\n¿Es hoy?",
  urgent:
    "Por favor, llama ahora al número de emergencias: 112 en la UE, 911 en EE. UU. y Canadá. Si tomaste algo, dilo primero. Sal de donde está lo que usarías, abre la puerta y ve con otra persona: un vecino, la calle. Soy Echo, una IA, y no puedo llamar por ti.\n\n¿Quién puede estar contigo en los próximos diez minutos?",
  somebody:
    "Haces bien en preocuparte. Pregúntale directamente: “¿Estás pensando en quitarte la vida?” Preguntar no da la idea. No dejes sola a esa persona, y si puede ser pronto o tomó algo, llama al número de emergencias (112 en la UE, 911 en EE. UU.). También puedes llamar al 988 en EE. UU. (2 para español).\n\n¿Sabes dónde está ahora?",
  abuse:
    "Siento mucho que te pase esto. No es culpa tuya. Si estás en peligro, ve adonde haya gente y llama al número de emergencias (112 en la UE, 911 en EE. UU.). En EE. UU., la línea de violencia doméstica es 1-800-799-7233. Si alguien mira este teléfono, borra esta conversación.\n\n¿Estás a salvo en este momento?",
  others:
    "Gracias por decirlo en vez de hacerlo. Pon distancia primero: otra habitación, la calle. Si podrías hacer daño a alguien, llama al número de emergencias y dilo así.\n\n¿Puedes alejarte ahora mismo?",
  medical:
    "Esto puede necesitar ayuda médica ya. Llama al número de emergencias (112 en la UE, 911 en EE. UU. y Canadá) con el altavoz puesto, di dónde estás y haz lo que te digan.\n\n¿Puedes llamar ahora?",
  more: [
    "Sigo aquí, y te creo. Una persona puede acompañarte como yo no puedo: alguien de confianza, un médico, la línea de ayuda.\n\n¿Quién podría estar contigo hoy?",
    "Lo que sea que hayas pensado usar, lejos es más seguro: dáselo a alguien o ve adonde no esté. En EE. UU. está el 988; en peligro, el número de emergencias.\n\n¿Hay algo cerca que podrías usar?",
    "No tienes que explicarlo todo. Basta con decirle a alguien: “No estoy bien, ¿puedes venir?” Si puede pasar hoy, llama al número de emergencias.\n\n¿A quién se lo dirías primero?",
    "Un médico o un psicólogo puede ayudarte con lo que hay debajo, y lo ha oído antes. Basta con decir: “Estoy pensando en morir y necesito ayuda.” En España, el 024; en EE. UU., el 988 y después 2.\n\n¿Hay algún médico o centro de salud al que podrías ir mañana?",
    "Las horas malas suben y bajan. Agua fría en la cara, salir a donde haya gente, una voz al teléfono: nada de eso tiene que arreglarlo todo, solo ayudar a pasar esta hora.\n\n¿Qué te ha ayudado otras veces, aunque fuera un poco?",
    "Has seguido escribiendo, y eso cuenta. No hace falta decidir nada de tu vida esta noche.\n\n¿Está más fuerte o más débil que cuando empezaste a escribir?",
  ],
  barrier:
    "Ese miedo tiene sus razones, y no voy a discutirlo. Hablar no obliga a nada: no tienes que dar tu nombre ni tus papeles, puedes escribir en vez de llamar, y casi siempre es solo una conversación. Si una línea no es lo tuyo, alguien conocido a tu lado también cuenta.\n\n¿Qué te resultaría menos difícil: escribirle a alguien, que alguien venga, o ir tú?",
  named:
    "Esa persona puede estar a tu lado como yo no puedo. Llámala o toca a su puerta, también de noche: “No estoy bien y no quiero estar a solas. ¿Puedes quedarte conmigo?” Si hay algo peligroso en casa, dáselo.\n\n¿Puedes hacerlo ahora, antes de seguir escribiendo?",
  unknown:
    "Eso no lo sé con seguridad, y no quiero adivinar. En la línea te lo pueden decir, sin que des tu nombre y sin pagar nada; pregúntalo con esas mismas palabras.",
  leaving:
    "Antes de que te vayas: por favor, no te quedes a solas con esto. Deja el teléfono encendido y llama a alguien, al 988 en EE. UU. (2 para español) o al número de emergencias.\n\n¿Vas a hacerte daño hoy?",
  calm: "Me alegro mucho. Quédate cerca de esa persona y deja lejos lo que podría hacerte daño. Cuando haya calma, un médico puede ayudarte con lo que sigue. Aquí sigo.",
  cleared:
    "Gracias por aclararlo; entendí de más. Si alguna vez se pone así de oscuro, en EE. UU. está el 988 (2 para español) y en otros países findahelpline.com.",
  line: "En español: en EE. UU. llama al 988 y pulsa 2; en peligro, llama al número de emergencias.",
};

/** Somebody's body is in danger. To all who are there, so that it is right for tú and for usted. */
export const SPANISH_BODY = {
  now: "Llamen ya al número de emergencias: 911 en EE. UU. y Canadá, 112 en la UE. Digan dónde están, qué le pasa y desde cuándo, y dejen el teléfono con altavoz. Si respira, pónganlo de lado y no lo dejen solo. Si no respira o solo da bocanadas, díganlo: por teléfono explican cómo hacer compresiones, y se empieza en ese momento.\n\n¿Está respirando?",
  heat: "Si es por el calor, es una emergencia: llamen al 911 y, mientras tanto, a la sombra, quítenle ropa y enfríenlo con mucha agua y aire, sobre todo en el cuello, las axilas y las ingles. Nada de beber si no está bien despierto.\n\n¿Ya llamó alguien al 911?",
  fear: "Entiendo el miedo, y no puedo prometer quién viene. Los paramédicos vienen por el cuerpo y no necesitan papeles, y en una sala de emergencias tienen que atender a cualquiera, también sin dinero. Esto no puede esperar, diga lo que diga el jefe: sin ayuda puede morir. Llamen ya.\n\n¿Quién puede llamar ahora mismo?",
  waiting:
    "Bien, eso era lo más importante. Sigan en la línea y hagan lo que les digan. Si respira, de lado y sin dejarlo solo; si deja de respirar, díganlo de inmediato. Si es por el calor, sigan con el agua y el aire. Que alguien salga a esperar la ambulancia.\n\n¿Qué les dicen por teléfono?",
  calm: "Qué bueno que ya hay ayuda. Cuéntenles cuándo empezó y qué cambió. Si no entendí bien al principio, lo siento. Un susto así pesa también: agua, sombra y alguien al lado.",
} as const;

/** To somebody who says usted. */
export const SPANISH_FORMAL: DangerWords = {
  asked:
    "Gracias por contármelo. Soy Echo, una IA, y prefiero preguntarle con claridad, porque importa que usted esté a salvo. Si es así, no se quede a solas con esto: en EE. UU. llame al 988 y pulse 2 para español; en España, al 024; en otros países, findahelpline.com. En peligro, llame al número de emergencias.\n\n¿Está pensando en quitarse la vida?",
  said: "Gracias por decírmelo; lo tomo en serio. Soy Echo, una IA, y no puedo estar con usted, pero una persona sí: alguien de confianza y también un médico o un psicólogo. En EE. UU. llame o escriba al 988 (2 para español); en España, al 024; en otros países, findahelpline.com. Si podría hacerlo, llame ya al número de emergencias y aléjese de lo que podría usar.\n\n¿Sería hoy?",
  urgent:
    "Por favor, llame ahora al número de emergencias: 112 en la UE, 911 en EE. UU. y Canadá. Si tomó algo, dígalo primero. Salga de donde está lo que usaría, abra la puerta y vaya con otra persona: un vecino, la calle. Soy Echo, una IA, y no puedo llamar por usted.\n\n¿Quién puede estar con usted en los próximos diez minutos?",
  somebody:
    "Hace bien en preocuparse. Pregúntele directamente si está pensando en quitarse la vida; preguntar no da la idea. No deje sola a esa persona, y si puede ser pronto o tomó algo, llame al número de emergencias (112 en la UE, 911 en EE. UU.). También puede llamar al 988 en EE. UU. (2 para español).\n\n¿Sabe usted dónde está ahora?",
  abuse:
    "Siento mucho que le pase esto. No es culpa suya. Si está en peligro, vaya adonde haya gente y llame al número de emergencias (112 en la UE, 911 en EE. UU.). En EE. UU., la línea de violencia doméstica es 1-800-799-7233. Si alguien mira este teléfono, borre esta conversación.\n\n¿Está usted a salvo en este momento?",
  others:
    "Gracias por decirlo en vez de hacerlo. Ponga distancia primero: otra habitación, la calle. Si podría hacer daño a alguien, llame al número de emergencias y dígalo así.\n\n¿Puede alejarse usted ahora mismo?",
  medical:
    "Esto puede necesitar ayuda médica ya. Llame al número de emergencias (112 en la UE, 911 en EE. UU. y Canadá) con el altavoz puesto, diga dónde está y haga lo que le digan.\n\n¿Puede llamar usted ahora?",
  more: [
    "Sigo leyendo, y le creo. Una persona puede acompañarle como yo no puedo: alguien de confianza, un médico, la línea de ayuda.\n\n¿Quién podría estar con usted hoy?",
    "Lo que haya pensado usar, lejos es más seguro: déselo a alguien o vaya adonde no esté. En EE. UU. está el 988; en peligro, el número de emergencias.\n\n¿Hay algo cerca que podría usar?",
    "No tiene que explicarlo todo. Basta con decirle a alguien: “No estoy bien, ¿puede venir?” Si puede pasar hoy, llame al número de emergencias.\n\n¿A quién se lo diría usted primero?",
    "Un médico o un psicólogo puede ayudarle con lo que hay debajo, y lo ha oído antes. Basta con decir: “Estoy pensando en morir y necesito ayuda.” En España, el 024; en EE. UU., el 988 y después 2.\n\n¿Hay algún médico o centro de salud al que podría ir mañana?",
    "Las horas malas suben y bajan. Agua fría en la cara, salir a donde haya gente, una voz al teléfono: nada de eso tiene que arreglarlo todo, solo ayudar a pasar esta hora.\n\n¿Qué le ha ayudado otras veces, aunque fuera un poco?",
    "Ha seguido escribiendo, y eso cuenta. No hace falta decidir nada de su vida esta noche.\n\n¿Está más fuerte o más débil que cuando empezó a escribir?",
  ],
  barrier:
    "Ese miedo tiene sus razones, y no voy a discutirlo. Hablar no obliga a nada: no tiene que dar su nombre ni sus papeles, puede escribir en vez de llamar, y casi siempre es solo una conversación. A quien le quiere le pesa más no saberlo que recibir una llamada.\n\n¿Qué le resultaría menos difícil: escribirle a alguien, que alguien venga, o ir usted?",
  named:
    "Esa persona puede estar a su lado como yo no puedo. Llámela o toque a su puerta, también de noche: “No estoy bien y no quiero estar a solas. ¿Puede quedarse conmigo?” Si hay algo peligroso en casa, déselo.\n\n¿Puede hacerlo ahora, antes de seguir escribiendo?",
  unknown:
    "Eso no lo sé con seguridad, y no quiero adivinar. En la línea se lo pueden decir, sin que dé su nombre y sin pagar nada; pregúntelo con esas mismas palabras.",
  leaving:
    "Antes de que se vaya: por favor, no se quede a solas con esto. Deje el teléfono encendido y llame a alguien, al 988 en EE. UU. (2 para español) o al número de emergencias.\n\n¿Va a hacerse daño hoy?",
  calm: "Me alegro mucho. Quédese cerca de esa persona y deje lejos lo que podría hacerle daño. Cuando haya calma, un médico puede ayudarle con lo que sigue.",
  cleared:
    "Gracias por aclararlo; entendí de más. Si alguna vez se pone así de oscuro, en EE. UU. está el 988 (2 para español) y en otros países findahelpline.com.",
  line: "En español: en EE. UU. llame al 988 y pulse 2; en peligro, llame al número de emergencias.",
};
