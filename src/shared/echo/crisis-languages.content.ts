import type { Language } from "#shared/understanding/language.rules.ts";

/** What is said about danger in a language other than English. All but `line`, `calm` and `cleared` end on a question. */
export interface DangerWords {
  /** Something stands between the lines: asked directly. */
  asked: string;
  /** Thoughts of suicide were said or confirmed. */
  said: string;
  urgent: string;
  somebody: string;
  abuse: string;
  others: string;
  medical: string;
  /** In turn, whatever the danger, when nothing else fits. */
  more: readonly [string, string, string, ...string[]];
  /** A call is refused, or feared. */
  barrier: string;
  /** Somebody was named who could come. */
  named: string;
  leaving: string;
  calm: string;
  /** A clear no was believed. */
  cleared: string;
  /** One line that names the number, beside a reply in English. */
  line: string;
}

export const DANGER_WORDS: Record<Exclude<Language, "en">, DangerWords> = {
  es: {
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
    leaving:
      "Antes de que te vayas: por favor, no te quedes a solas con esto. Deja el teléfono encendido y llama a alguien, al 988 en EE. UU. (2 para español) o al número de emergencias.\n\n¿Vas a hacerte daño hoy?",
    calm: "Me alegro mucho. Quédate cerca de esa persona y deja lejos lo que podría hacerte daño. Cuando haya calma, un médico puede ayudarte con lo que sigue. Aquí sigo.",
    cleared:
      "Gracias por aclararlo; entendí de más. Si alguna vez se pone así de oscuro, en EE. UU. está el 988 (2 para español) y en otros países findahelpline.com.",
    line: "En español: en EE. UU. llama al 988 y pulsa 2; en peligro, llama al número de emergencias.",
  },
  de: {
    asked:
      "Danke, dass du das schreibst. Ich bin Echo, eine KI, und frage lieber direkt. Wenn es so ist, bleib damit nicht allein: In Deutschland hilft die TelefonSeelsorge, 0800 1110111, kostenlos und rund um die Uhr, sonst findahelpline.com. In Gefahr ist es der Notruf 112.\n\nDenkst du daran, dir das Leben zu nehmen?",
    said: "Danke, dass du es sagst; ich nehme es ernst. Ich bin Echo, eine KI, und kann nicht bei dir sein, ein Mensch schon: jemand, dem du vertraust, und auch eine Ärztin oder ein Therapeut. In Deutschland hilft die TelefonSeelsorge, 0800 1110111, sonst findahelpline.com. Wenn du es tun könntest, ruf jetzt die 112 und geh weg von dem, womit du dir etwas tun könntest.\n\nIst es heute?",
    urgent:
      "Bitte ruf jetzt den Notruf: 112 in der EU, 911 in den USA und Kanada. Wenn du etwas genommen hast, sag das zuerst. Geh weg von dem, was du benutzen würdest, mach die Tür auf und geh zu einem Menschen: Nachbarn, Straße. Ich bin Echo, eine KI, und kann nicht für dich anrufen.\n\nWer kann in den nächsten zehn Minuten bei dir sein?",
    somebody:
      "Gut, dass du hinsiehst. Frag ganz direkt: „Denkst du daran, dir das Leben zu nehmen?“ Fragen bringt niemanden auf die Idee. Lass den Menschen nicht allein, und wenn es bald sein könnte oder etwas genommen wurde, ruf die 112.\n\nWeißt du, wo die Person gerade ist?",
    abuse:
      "Es tut mir leid, dass dir das passiert. Du bist nicht schuld. Wenn Gefahr ist, geh dorthin, wo Menschen sind, und ruf den Notruf 112. Sonst zeigt findahelpline.com Stellen in deinem Land. Wenn jemand dieses Gerät ansieht, lösche das Gespräch.\n\nBist du gerade in Sicherheit?",
    others:
      "Danke, dass du es sagst, statt es zu tun. Zuerst Abstand: ein anderer Raum, die Straße. Wenn du jemandem etwas tun könntest, ruf die 112 und sag genau das.\n\nKannst du jetzt weggehen?",
    medical:
      "Das kann jetzt ärztliche Hilfe brauchen. Ruf den Notruf (112 in der EU, 911 in den USA und Kanada) auf Lautsprecher, sag, wo du bist, und tu, was sie dir sagen.\n\nKannst du jetzt anrufen?",
    more: [
      "Ich bin noch da, und ich glaube dir. Ein Mensch kann das mit dir tragen, wie ich es nicht kann: jemand, dem du vertraust, ein Arzt, die 116 123.\n\nWer könnte heute bei dir sein?",
      "Woran du auch gedacht hast: weit weg ist sicherer. Gib es jemandem, oder geh dorthin, wo es nicht ist. In Gefahr ruf die 112.\n\nIst etwas in deiner Nähe, das du benutzen könntest?",
      "Du musst nicht alles erklären. Ein Satz reicht: „Mir geht es nicht gut, kannst du kommen?“ Wenn es heute sein könnte, ruf die 112.\n\nWem würdest du das zuerst sagen?",
      "Eine Ärztin, ein Arzt oder ein Therapeut kann bei dem helfen, was darunter liegt, und hat es schon gehört. „Ich denke ans Sterben und brauche Hilfe“ reicht. Die TelefonSeelsorge ist in Deutschland unter 0800 1110111 da.\n\nGibt es eine Praxis, in der du morgen anrufen könntest?",
      "Schlimme Stunden steigen an und gehen wieder zurück. Kaltes Wasser ins Gesicht, dorthin gehen, wo Menschen sind, eine Stimme am Telefon: Nichts davon muss alles lösen, nur über diese Stunde helfen.\n\nWas hat früher schon einmal geholfen, wenn auch nur ein wenig?",
      "Du hast weitergeschrieben, und das zählt. Über dein Leben musst du heute nichts entscheiden.\n\nIst es stärker oder schwächer als vorhin, als du angefangen hast?",
    ],
    barrier:
      "Diese Sorge hat Gründe, und ich rede sie dir nicht aus. Reden verpflichtet zu nichts: Du musst keinen Namen nennen, darfst jederzeit auflegen, und die meisten Gespräche bleiben Gespräche. Ist besetzt, lohnt ein zweiter Versuch; und ein Mensch, den du kennst, zählt genauso.\n\nWas wäre am wenigsten schwer: jemandem schreiben, jemanden kommen lassen oder selbst hingehen?",
    named:
      "Dieser Mensch kann bei dir sein, wie ich es nicht kann. Ruf an oder klingle, auch spät: „Mir geht es nicht gut, und ich will nicht allein sein. Kannst du bleiben?“ Wenn etwas Gefährliches im Haus ist, gib es mit.\n\nGeht das jetzt, bevor du weiterschreibst?",
    leaving:
      "Bevor du gehst: Bitte bleib damit nicht allein. Lass das Telefon an und ruf jemanden an, die 116 123 oder den Notruf 112.\n\nHast du vor, dir heute etwas anzutun?",
    calm: "Das freut mich sehr. Bleib bei diesem Menschen und halte fern, was dir schaden könnte. Wenn es ruhiger ist, hilft eine Ärztin oder ein Arzt weiter. Ich bin hier.",
    cleared:
      "Danke für die klare Antwort; ich habe zu viel hineingelesen. Falls es je so dunkel wird: In vielen EU-Ländern ist die 116 123 da, sonst findahelpline.com.",
    line: "Auf Deutsch: In der EU ist der Notruf 112; die 116 123 hört in vielen Ländern zu.",
  },
  fr: {
    asked:
      "Merci de me le dire. Je suis Echo, une IA, et je préfère demander clairement. Si c'est le cas, ne restez pas seul avec ça : en France, le 3114 ; au Canada, le 988 ; ailleurs, findahelpline.com. En danger, appelez le 112 ou le numéro d'urgence.\n\nPensez-vous à mettre fin à vos jours ?",
    said: "Merci de l'avoir dit ; je le prends au sérieux. Je suis Echo, une IA, je ne peux pas être près de vous, mais quelqu'un le peut : une personne de confiance, et aussi un médecin ou un psychologue. En France, le 3114 ; au Canada, le 988 ; ailleurs, findahelpline.com. Si vous pourriez le faire, appelez tout de suite le 112 ou le numéro d'urgence et éloignez-vous de ce que vous utiliseriez.\n\nEst-ce pour aujourd'hui ?",
    urgent:
      "Appelez maintenant le numéro d'urgence, s'il vous plaît : 112 dans l'UE, 911 au Canada et aux États-Unis. Si vous avez pris quelque chose, dites-le d'abord. Éloignez-vous de ce que vous utiliseriez, ouvrez la porte, allez vers quelqu'un : un voisin, la rue. Je suis Echo, une IA, et je ne peux pas appeler pour vous.\n\nQui peut être près de vous dans les dix minutes ?",
    somebody:
      "Vous faites bien d'y prêter attention. Demandez-lui directement : « Penses-tu à mettre fin à tes jours ? » La question ne donne pas l'idée. Ne laissez pas cette personne seule, et si c'est pour bientôt ou si elle a pris quelque chose, appelez le 112 ou le numéro d'urgence.\n\nSavez-vous où elle est en ce moment ?",
    abuse:
      "Je suis désolé que cela vous arrive. Ce n'est pas votre faute. En danger, allez là où il y a du monde et appelez le 112 ou le numéro d'urgence. findahelpline.com montre les lignes de votre pays. Si quelqu'un regarde cet appareil, effacez cette conversation.\n\nÊtes-vous en sécurité en ce moment ?",
    others:
      "Merci de le dire au lieu de le faire. D'abord de la distance : une autre pièce, dehors. Si vous pourriez faire du mal à quelqu'un, appelez le 112 ou le numéro d'urgence et dites-le ainsi.\n\nPouvez-vous vous éloigner tout de suite ?",
    medical:
      "Cela peut demander une aide médicale tout de suite. Appelez le numéro d'urgence (112 dans l'UE, 911 au Canada et aux États-Unis) sur haut-parleur, dites où vous êtes et suivez ce qu'on vous dit.\n\nPouvez-vous appeler maintenant ?",
    more: [
      "Je suis toujours là, et je vous crois. Une personne peut porter ça avec vous comme je ne le peux pas : un proche, un médecin, le 116 123 ou le 988 au Canada.\n\nQui pourrait être avec vous aujourd'hui ?",
      "Quoi que vous ayez en tête, loin, c'est plus sûr : donnez-le à quelqu'un, ou allez là où ce n'est pas. En danger, appelez le 112 ou le numéro d'urgence.\n\nY a-t-il près de vous quelque chose que vous utiliseriez ?",
      "Vous n'avez pas à tout expliquer. Une phrase suffit : « Ça ne va pas, peux-tu venir ? » Si c'est pour aujourd'hui, appelez le numéro d'urgence.\n\nÀ qui le diriez-vous en premier ?",
      "Un médecin ou un psychologue peut aider pour ce qu'il y a dessous, et il l'a déjà entendu. « Je pense à mourir et j'ai besoin d'aide » suffit. En France, le 3114 répond jour et nuit.\n\nY a-t-il un médecin que vous pourriez appeler demain ?",
      "Les heures dures montent, puis redescendent. De l'eau froide sur le visage, un endroit où il y a du monde, une voix au téléphone : rien de cela ne doit tout régler, seulement aider à passer cette heure.\n\nQu'est-ce qui a déjà aidé, même un peu ?",
      "Vous avez continué à écrire, et cela compte. Rien de votre vie n'est à décider ce soir.\n\nEst-ce plus fort ou moins fort qu'au début ?",
    ],
    barrier:
      "Cette crainte a ses raisons, et je ne vais pas la discuter. Parler n'engage à rien : pas besoin de donner votre nom, vous pouvez raccrocher, et le plus souvent cela reste une conversation. Si une ligne ne vous convient pas, une personne que vous connaissez compte autant.\n\nQu'est-ce qui serait le moins difficile : écrire à quelqu'un, faire venir quelqu'un, ou y aller ?",
    named:
      "Cette personne peut être près de vous comme je ne le peux pas. Appelez ou écrivez-lui, même tard : « Ça ne va pas et je ne veux pas rester seul avec ça. Peux-tu venir ou m'appeler ? » S'il y a chez vous quelque chose de dangereux, confiez-le-lui.\n\nPouvez-vous le faire maintenant, avant de continuer ?",
    leaving:
      "Avant que vous partiez : ne restez pas seul avec ça, s'il vous plaît. Gardez le téléphone allumé et appelez quelqu'un, le 116 123, ou le 112 en danger.\n\nAllez-vous vous faire du mal aujourd'hui ?",
    calm: "J'en suis vraiment content. Restez près de cette personne, et loin de ce qui pourrait vous blesser. Quand ce sera plus calme, un médecin peut aider pour la suite. Je suis là.",
    cleared:
      "Merci de me le dire ; j'ai trop lu dans vos mots. Si un jour c'est aussi sombre, il y a le 116 123 dans beaucoup de pays de l'UE, le 988 au Canada, et findahelpline.com.",
    line: "En français : en danger, le 112 dans l'UE ; le 988 au Canada, à toute heure.",
  },
  pt: {
    asked:
      "Obrigado por me contar. Sou o Echo, uma IA, e prefiro perguntar com clareza. Se for assim, não fique só com isto: em muitos países da UE, 116 123; noutros, findahelpline.com. Em perigo, ligue para o número de emergência (112 na UE).\n\nVocê está pensando em tirar a própria vida?",
    said: "Obrigado por dizer; levo a sério. Sou o Echo, uma IA, e não posso estar com você, mas uma pessoa pode. Em muitos países da UE, 116 123; noutros, findahelpline.com. Se puder acontecer, ligue já para o número de emergência e afaste-se do que usaria.\n\nÉ hoje?",
    urgent:
      "Por favor, ligue agora para o número de emergência: 112 na UE, 911 nos EUA e no Canadá. Se tomou alguma coisa, diga isso primeiro. Afaste-se do que usaria, abra a porta e vá para perto de alguém: um vizinho, a rua. Sou o Echo, uma IA, e não posso ligar por você.\n\nQuem pode estar com você nos próximos dez minutos?",
    somebody:
      "Faz bem em se preocupar. Pergunte diretamente: “Você está pensando em se matar?” Perguntar não dá a ideia. Não deixe a pessoa sozinha; se puder ser em breve ou se ela tomou algo, ligue para o número de emergência.\n\nVocê sabe onde essa pessoa está agora?",
    abuse:
      "Sinto muito que isso esteja acontecendo. A culpa não é sua. Em perigo, vá para onde haja gente e ligue para o número de emergência. findahelpline.com mostra as linhas do seu país. Se alguém vê este aparelho, apague esta conversa.\n\nVocê está em segurança neste momento?",
    others:
      "Obrigado por dizer em vez de fazer. Primeiro, distância: outro quarto, a rua. Se puder machucar alguém, ligue para o número de emergência e diga isso.\n\nVocê consegue se afastar agora?",
    medical:
      "Isto pode precisar de ajuda médica já. Ligue para o número de emergência (112 na UE) no viva-voz, diga onde está e faça o que disserem.\n\nVocê consegue ligar agora?",
    more: [
      "Continuo aqui e acredito em você. Uma pessoa pode carregar isto com você como eu não posso: alguém de confiança, um médico, a linha de ajuda em findahelpline.com.\n\nQuem poderia estar com você hoje?",
      "Seja o que for que pensou usar, longe é mais seguro: dê a alguém ou vá para onde não esteja. Em perigo, o número de emergência.\n\nHá algo perto de você que poderia usar?",
      "Não precisa explicar tudo. Basta uma frase: “Não estou bem, você pode vir?” Se puder ser hoje, ligue para o número de emergência.\n\nA quem você diria primeiro?",
      "Um médico ou psicólogo pode ajudar com o que está por baixo, e já ouviu isto antes. “Estou pensando em morrer e preciso de ajuda” basta.\n\nHá um médico ou posto de saúde aonde você poderia ir amanhã?",
      "As horas más sobem e descem. Água fria no rosto, ir para onde haja gente, uma voz ao telefone: nada disso precisa resolver tudo, só ajudar a passar esta hora.\n\nO que já ajudou outras vezes, mesmo um pouco?",
    ],
    barrier:
      "Esse medo tem razões, e não vou discutir. Falar não obriga a nada: não precisa dizer o nome e pode desligar quando quiser. Alguém conhecido ao seu lado conta tanto quanto uma linha.\n\nO que seria menos difícil: escrever a alguém, alguém vir, ou você ir?",
    named:
      "Essa pessoa pode estar ao seu lado como eu não posso. Ligue ou bata à porta, mesmo tarde: “Não estou bem e não quero ficar só. Você pode ficar comigo?”\n\nVocê consegue fazer isso agora, antes de continuar a escrever?",
    leaving:
      "Antes de ir: por favor, não fique só com isto. Deixe o telefone ligado e chame alguém, a linha de ajuda (findahelpline.com) ou o número de emergência.\n\nVocê vai se machucar hoje?",
    calm: "Fico muito contente. Fique perto dessa pessoa e longe do que poderia machucar. Quando estiver mais calmo, um médico pode ajudar com o que vem depois. Estou aqui.",
    cleared:
      "Obrigado por esclarecer; li demais nas suas palavras. Se um dia ficar tão escuro, há linhas gratuitas em findahelpline.com, e 116 123 em muitos países da UE.",
    line: "Em português: em perigo, ligue para o número de emergência (112 na UE); findahelpline.com tem linhas gratuitas.",
  },
  it: {
    asked:
      "Grazie per avermelo scritto. Sono Echo, un'IA, e preferisco chiedere chiaramente. Se è così, non restare da solo con questo: in molti Paesi UE il 116 123, altrove findahelpline.com. In pericolo, chiama il 112.\n\nStai pensando di toglierti la vita?",
    said: "Grazie per averlo detto; lo prendo sul serio. Sono Echo, un'IA, e non posso essere con te, ma una persona sì. In molti Paesi UE il 116 123, altrove findahelpline.com. Se potresti farlo, chiama subito il 112 e allontanati da ciò che useresti.\n\nÈ oggi?",
    urgent:
      "Per favore, chiama adesso il numero di emergenza: 112 nell'UE, 911 negli USA e in Canada. Se hai preso qualcosa, dillo per primo. Allontanati da ciò che useresti, apri la porta e vai da qualcuno: un vicino, la strada. Sono Echo, un'IA, e non posso chiamare per te.\n\nChi può essere con te nei prossimi dieci minuti?",
    somebody:
      "Fai bene a preoccuparti. Chiedi direttamente: “Stai pensando di toglierti la vita?” Chiedere non dà l'idea. Non lasciare sola questa persona; se può essere presto o ha preso qualcosa, chiama il 112.\n\nSai dov'è adesso?",
    abuse:
      "Mi dispiace che ti succeda questo. Non è colpa tua. In pericolo, vai dove c'è gente e chiama il 112. findahelpline.com mostra le linee del tuo Paese. Se qualcuno guarda questo dispositivo, cancella questa conversazione.\n\nSei al sicuro in questo momento?",
    others:
      "Grazie per averlo detto invece di farlo. Prima la distanza: un'altra stanza, fuori. Se potresti fare del male a qualcuno, chiama il 112 e dillo così.\n\nPuoi allontanarti subito?",
    medical:
      "Questo può richiedere subito aiuto medico. Chiama il 112 in vivavoce, di' dove sei e fai quello che ti dicono.\n\nPuoi chiamare adesso?",
    more: [
      "Sono ancora qui, e ti credo. Una persona può portarlo con te come io non posso: qualcuno di fiducia, un medico, il 116 123.\n\nChi potrebbe stare con te oggi?",
      "Qualunque cosa tu abbia pensato di usare, lontano è più sicuro: dalla a qualcuno, o vai dove non c'è. In pericolo, il 112.\n\nC'è qualcosa vicino a te che potresti usare?",
      "Non devi spiegare tutto. Basta una frase: “Non sto bene, puoi venire?” Se può essere oggi, chiama il 112.\n\nA chi lo diresti per primo?",
      "Un medico o uno psicologo può aiutarti con ciò che c'è sotto, e l'ha già sentito. “Penso a morire e ho bisogno di aiuto” basta.\n\nC'è un medico da cui potresti andare domani?",
      "Le ore brutte salgono e poi scendono. Acqua fredda sul viso, un posto con gente, una voce al telefono: non devono risolvere tutto, solo aiutarti a passare quest'ora.\n\nChe cosa ti ha aiutato altre volte, anche poco?",
    ],
    barrier:
      "Questa paura ha le sue ragioni, e non la discuto. Parlare non obbliga a niente: non devi dire il nome e puoi chiudere quando vuoi. Una persona che conosci conta quanto una linea.\n\nChe cosa sarebbe meno difficile: scrivere a qualcuno, far venire qualcuno, o andarci tu?",
    named:
      "Questa persona può starti accanto come io non posso. Chiamala o bussa, anche tardi: “Non sto bene e non voglio restare da solo. Puoi restare con me?”\n\nPuoi farlo adesso, prima di continuare a scrivere?",
    leaving:
      "Prima che tu vada: per favore, non restare da solo con questo. Lascia il telefono acceso e chiama qualcuno, il 116 123 o il 112.\n\nHai intenzione di farti del male oggi?",
    calm: "Ne sono davvero felice. Resta vicino a questa persona, e lontano da ciò che potrebbe farti male. Quando sarà più calmo, un medico può aiutarti con il resto. Io sono qui.",
    cleared:
      "Grazie per averlo chiarito; ho letto troppo. Se mai diventasse così buio, in molti Paesi UE c'è il 116 123, altrove findahelpline.com.",
    line: "In italiano: in pericolo chiama il 112; in molti Paesi UE ascolta il 116 123.",
  },
  nl: {
    asked:
      "Dank je dat je dit schrijft. Ik ben Echo, een AI, en ik vraag het liever direct. Als het zo is, blijf er niet alleen mee: in veel EU-landen is er 116 123, anders findahelpline.com. In gevaar bel je 112.\n\nDenk je eraan een einde aan je leven te maken?",
    said: "Dank je dat je het zegt; ik neem het serieus. Ik ben Echo, een AI, en kan niet bij je zijn, een mens wel. In veel EU-landen is er 116 123, anders findahelpline.com. Als je het zou kunnen doen, bel nu 112 en ga weg van wat je zou gebruiken.\n\nIs het vandaag?",
    urgent:
      "Bel alsjeblieft nu het noodnummer: 112 in de EU, 911 in de VS en Canada. Heb je iets ingenomen, zeg dat dan eerst. Ga weg van wat je zou gebruiken, doe de deur open en ga naar iemand toe: buren, de straat. Ik ben Echo, een AI, en kan niet voor je bellen.\n\nWie kan er binnen tien minuten bij je zijn?",
    somebody:
      "Goed dat je oplet. Vraag het direct: “Denk je eraan een einde aan je leven te maken?” Vragen brengt niemand op het idee. Laat diegene niet alleen; als het snel kan zijn of er iets is ingenomen, bel 112.\n\nWeet je waar diegene nu is?",
    abuse:
      "Wat erg dat dit je overkomt. Het is niet jouw schuld. In gevaar: ga naar waar mensen zijn en bel 112. findahelpline.com toont lijnen in jouw land. Kijkt iemand mee op dit apparaat, wis dan dit gesprek.\n\nBen je op dit moment veilig?",
    others:
      "Dank je dat je het zegt in plaats van het te doen. Eerst afstand: een andere kamer, naar buiten. Als je iemand iets zou kunnen aandoen, bel 112 en zeg dat zo.\n\nKun je nu weggaan?",
    medical:
      "Hier kan nu medische hulp nodig zijn. Bel 112 op de luidspreker, zeg waar je bent en doe wat ze zeggen.\n\nKun je nu bellen?",
    more: [
      "Ik ben er nog, en ik geloof je. Een mens kan dit met je dragen zoals ik het niet kan: iemand die je vertrouwt, een arts, 116 123.\n\nWie kan er vandaag bij je zijn?",
      "Waar je ook aan hebt gedacht: ver weg is veiliger. Geef het aan iemand, of ga waar het niet is. In gevaar bel je 112.\n\nIs er iets in je buurt dat je zou gebruiken?",
      "Je hoeft niet alles uit te leggen. Eén zin is genoeg: “Het gaat niet goed, kun je komen?” Als het vandaag kan zijn, bel 112.\n\nWie zou je het eerst vertellen?",
      "Een arts of psycholoog kan helpen met wat eronder zit, en heeft het eerder gehoord. “Ik denk aan doodgaan en heb hulp nodig” is genoeg.\n\nIs er een huisarts die je morgen kunt bellen?",
      "Slechte uren komen op en zakken weer. Koud water op je gezicht, naar waar mensen zijn, een stem aan de telefoon: het hoeft niet alles op te lossen, alleen dit uur door te komen.\n\nWat heeft eerder geholpen, al was het een beetje?",
    ],
    barrier:
      "Die angst heeft redenen, en ik ga er niet tegenin. Praten verplicht tot niets: je hoeft geen naam te noemen en kunt altijd ophangen. Iemand die je kent telt evenveel als een lijn.\n\nWat is het minst moeilijk: iemand schrijven, iemand laten komen, of zelf gaan?",
    named:
      "Die persoon kan bij je zijn zoals ik het niet kan. Bel of klop aan, ook laat: “Het gaat niet goed en ik wil niet alleen zijn. Kun je blijven?”\n\nKun je dat nu doen, voordat je verder schrijft?",
    leaving:
      "Voordat je gaat: blijf hier alsjeblieft niet alleen mee. Laat je telefoon aan en bel iemand, 116 123 of 112.\n\nGa je jezelf vandaag iets aandoen?",
    calm: "Daar ben ik echt blij om. Blijf bij diegene, en ver van wat je pijn kan doen. Als het rustiger is, kan een arts verder helpen. Ik ben hier.",
    cleared:
      "Dank je voor de duidelijkheid; ik las er te veel in. Als het ooit zo donker wordt: in veel EU-landen is er 116 123, anders findahelpline.com.",
    line: "In het Nederlands: in gevaar bel je 112; in veel EU-landen luistert 116 123.",
  },
  pl: {
    asked:
      "Dziękuję, że o tym piszesz. Jestem Echo, sztuczna inteligencja, i wolę zapytać wprost. Jeśli tak jest, nie zostawaj z tym bez nikogo: w wielu krajach UE działa 116 123, w innych findahelpline.com. W niebezpieczeństwie dzwoń na 112.\n\nCzy myślisz o odebraniu sobie życia?",
    said: "Dziękuję, że to mówisz; traktuję to poważnie. Jestem Echo, sztuczna inteligencja, nie mogę być przy tobie, ale człowiek może. W wielu krajach UE działa 116 123, w innych findahelpline.com. Jeśli możesz to zrobić, dzwoń teraz na 112 i odejdź od tego, czego byś użył lub użyła.\n\nCzy to dzisiaj?",
    urgent:
      "Proszę, zadzwoń teraz na numer alarmowy: 112 w UE, 911 w USA i Kanadzie. Jeśli coś zażyte, powiedz to najpierw. Odejdź od tego, co masz pod ręką, otwórz drzwi i idź do człowieka: sąsiad, ulica. Jestem Echo, sztuczna inteligencja, i nie mogę zadzwonić za ciebie.\n\nKto może być przy tobie w ciągu dziesięciu minut?",
    somebody:
      "Dobrze, że to widzisz. Zapytaj wprost: „Czy myślisz o odebraniu sobie życia?” Pytanie nie podsuwa pomysłu. Nie zostawiaj tej osoby samej; jeśli to może być wkrótce albo coś zażyła, dzwoń na 112.\n\nCzy wiesz, gdzie ta osoba teraz jest?",
    abuse:
      "Przykro mi, że to się dzieje. To nie twoja wina. W niebezpieczeństwie idź tam, gdzie są ludzie, i dzwoń na 112. findahelpline.com pokazuje linie w twoim kraju. Jeśli ktoś przegląda to urządzenie, usuń tę rozmowę.\n\nCzy w tej chwili jesteś w bezpiecznym miejscu?",
    others:
      "Dziękuję, że to mówisz, zamiast to zrobić. Najpierw odległość: inny pokój, dwór. Jeśli możesz kogoś skrzywdzić, dzwoń na 112 i powiedz to tak.\n\nCzy możesz teraz odejść?",
    medical:
      "To może wymagać pomocy lekarskiej już teraz. Zadzwoń na 112 na głośnomówiącym, powiedz, gdzie jesteś, i rób, co ci powiedzą.\n\nCzy możesz teraz zadzwonić?",
    more: [
      "Nadal tu jestem i wierzę ci. Człowiek może to z tobą unieść tak, jak ja nie mogę: ktoś zaufany, lekarz, 116 123.\n\nKto mógłby dziś być przy tobie?",
      "O czymkolwiek myślisz, z daleka jest bezpieczniej: oddaj to komuś albo idź tam, gdzie tego nie ma. W niebezpieczeństwie 112.\n\nCzy masz coś takiego w pobliżu?",
      "Nie musisz wszystkiego tłumaczyć. Wystarczy zdanie: „Źle ze mną, możesz przyjść?” Jeśli to może być dziś, dzwoń na 112.\n\nKomu powiesz to najpierw?",
      "Lekarz albo psycholog może pomóc z tym, co jest pod spodem, i słyszał to już wcześniej. Wystarczy: „Myślę o śmierci i potrzebuję pomocy.”\n\nCzy jest lekarz, do którego można pójść jutro?",
      "Złe godziny narastają, a potem słabną. Zimna woda na twarz, miejsce, gdzie są ludzie, głos w telefonie: to nie musi rozwiązać wszystkiego, tylko pomóc przetrwać tę godzinę.\n\nCo już kiedyś pomogło, choć trochę?",
    ],
    barrier:
      "Ten lęk ma swoje powody i nie będę z nim dyskutować. Rozmowa do niczego nie zobowiązuje: nie trzeba podawać nazwiska i zawsze można się rozłączyć. Ktoś znajomy liczy się tak samo jak telefon zaufania.\n\nCo byłoby najmniej trudne: napisać do kogoś, poprosić, żeby ktoś przyszedł, czy pójść do kogoś?",
    named:
      "Ta osoba może być obok, a ja nie mogę. Zadzwoń albo zapukaj, nawet późno: „Nie jest ze mną dobrze i nie chcę być w tym sam. Możesz ze mną zostać?”\n\nCzy można to zrobić teraz, przed dalszym pisaniem?",
    leaving:
      "Zanim pójdziesz: proszę, nie zostawaj z tym bez nikogo. Zostaw telefon włączony i zadzwoń do kogoś, na 116 123 albo na 112.\n\nCzy chcesz sobie dziś coś zrobić?",
    calm: "Bardzo się cieszę. Zostań przy tej osobie, z dala od tego, co mogłoby ci zaszkodzić. Gdy będzie spokojniej, lekarz pomoże z resztą. Jestem tutaj.",
    cleared:
      "Dziękuję, że to mówisz wprost; wyczytałem za dużo. Gdyby kiedyś było tak ciemno: w wielu krajach UE jest 116 123, w innych findahelpline.com.",
    line: "Po polsku: w niebezpieczeństwie dzwoń na 112; w wielu krajach UE słucha 116 123.",
  },
  hi: {
    asked:
      "Batane ke liye shukriya. Main Echo hoon, ek AI, aur seedha poochna behtar samajhta hoon. Agar aisa hai to akele mat rahiye: findahelpline.com par aapke desh ki free helpline hai. Khatra ho to emergency number par call kijiye.\n\nKya aap apni jaan lene ke baare mein soch rahe hain?",
    said: "Yeh batane ke liye shukriya; main ise gambhirta se le raha hoon. Main Echo hoon, ek AI, aapke paas nahi aa sakta, lekin koi insaan aa sakta hai. findahelpline.com par free helpline hai. Agar aap kuch kar sakte hain to abhi emergency number par call kijiye aur us cheez se door ho jaiye.\n\nKya yeh aaj ki baat hai?",
    urgent:
      "Please abhi apne desh ke emergency number par call kijiye (US aur Canada mein 911, Europe mein 112). Agar kuch khaya ya piya hai to pehle wahi bataiye. Us cheez se door jaiye, darwaza kholiye, kisi ke paas jaiye: padosi, gali. Main Echo hoon, ek AI, aapke liye call nahi kar sakta.\n\nAgle das minute mein kaun aapke paas ho sakta hai?",
    somebody:
      "Aapka dhyan dena sahi hai. Unse seedha poochiye: “Kya tum apni jaan lene ke baare mein soch rahe ho?” Poochne se khayal nahi aata. Unhe akela mat chhodiye; agar jaldi ho sakta hai ya kuch kha liya hai to emergency number par call kijiye.\n\nKya aapko pata hai ki woh abhi kahan hain?",
    abuse:
      "Mujhe afsos hai ki aapke saath yeh ho raha hai. Isme aapki galti nahi hai. Khatra ho to wahan jaiye jahan log hon aur emergency number par call kijiye. findahelpline.com par aapke desh ki lines hain. Agar koi yeh phone dekhta hai to yeh baat mita dijiye.\n\nKya aap is waqt safe hain?",
    others:
      "Karne ke bajay batane ke liye shukriya. Pehle doori: doosra kamra, bahar. Agar aap kisi ko chot pahuncha sakte hain to emergency number par call karke yahi kahiye.\n\nKya aap abhi wahan se door ja sakte hain?",
    medical:
      "Isme abhi doctor ki zaroorat ho sakti hai. Speaker par emergency number par call kijiye, bataiye ki aap kahan hain, aur jo woh kahen wahi kijiye.\n\nKya aap abhi call kar sakte hain?",
    more: [
      "Main yahin hoon, aur aap par yakeen karta hoon. Koi insaan aapke saath yeh utha sakta hai: koi apna, doctor, ya findahelpline.com ki line.\n\nAaj kaun aapke saath reh sakta hai?",
      "Jo bhi aapne socha ho, woh door ho to zyada surakshit hai: kisi ko de dijiye ya wahan se hat jaiye. Khatra ho to emergency number.\n\nKya aapke paas aisi koi cheez hai?",
      "Sab kuch samjhana zaroori nahi. Ek baat kaafi hai: “Main theek nahi hoon, kya tum aa sakte ho?” Agar aaj ho sakta hai to emergency number par call kijiye.\n\nAap sabse pehle kisse kahenge?",
      "Doctor ya counsellor is mein madad kar sakte hain, aur unhone yeh pehle bhi suna hai. Itna kehna kaafi hai: “Mujhe marne ke khayal aate hain, madad chahiye.”\n\nKya koi doctor hai jiske paas aap kal ja sakte hain?",
      "Mushkil ghante badhte hain aur phir kam hote hain. Chehre par thanda paani, logon ke beech jaana, phone par kisi ki awaaz: sab theek karna zaroori nahi, bas yeh ghanta nikalna hai.\n\nPehle kis cheez se thoda bhi aaraam mila tha?",
    ],
    barrier:
      "Yeh dar samajh mein aata hai, main behas nahi karunga. Baat karne se kuch tay nahi hota: naam batana zaroori nahi, aur kabhi bhi phone rakh sakte hain. Koi jaan-pehchaan ka insaan bhi utna hi kaam aata hai.\n\nSabse kam mushkil kya hoga: kisi ko likhna, kisi ko bulana, ya khud jaana?",
    named:
      "Woh insaan aapke paas ho sakta hai, main nahi ho sakta. Raat ho tab bhi likhiye ya phone kijiye: “Main theek nahi hoon, akela nahi rehna chahta. Kya tum baat kar sakte ho?”\n\nKya aap yeh abhi kar sakte hain, aage likhne se pehle?",
    leaving:
      "Jaane se pehle: please ismein akele mat rahiye. Phone on rakhiye aur kisi ko call kijiye, findahelpline.com ki line ya emergency number.\n\nKya aap aaj khud ko nuksan pahunchane wale hain?",
    calm: "Mujhe sach mein khushi hai. Unke paas rahiye, aur nuksan wali cheez se door. Jab shanti ho to doctor aage madad kar sakte hain. Main yahin hoon.",
    cleared:
      "Saaf batane ke liye shukriya; maine zyada samajh liya. Agar kabhi itna andhera lage to findahelpline.com par free line hai.",
    line: "Hindi mein: khatra ho to emergency number par call kijiye; findahelpline.com par free line hai.",
  },
  tl: {
    asked:
      "Salamat at sinabi mo. Ako si Echo, isang AI, at mas gusto kong magtanong nang diretso. Kung ganoon nga, huwag kang mag-isa: nasa findahelpline.com ang libreng linya sa bansa mo, at 988 sa US at Canada. Kung may panganib, tumawag sa emergency number.\n\nIniisip mo bang wakasan ang buhay mo?",
    said: "Salamat sa pagsabi; seryoso ko itong tinatanggap. Ako si Echo, isang AI, at hindi kita masasamahan, pero may taong makakagawa niyan. Nasa findahelpline.com ang libreng linya, 988 sa US at Canada. Kung magagawa mo ito, tumawag na sa emergency number at lumayo sa bagay na gagamitin mo.\n\nNgayon ba ito?",
    urgent:
      "Pakiusap, tumawag ka na ngayon sa emergency number (911 sa US at Canada, 112 sa Europe). Kung may nainom ka, iyon ang unahin mong sabihin. Lumayo sa gagamitin mo, buksan ang pinto, at pumunta sa ibang tao: kapitbahay, kalye. Ako si Echo, isang AI, at hindi ako makakatawag para sa iyo.\n\nSino ang makakasama mo sa susunod na sampung minuto?",
    somebody:
      "Tama ang pag-aalala mo. Tanungin mo nang diretso: “Iniisip mo bang wakasan ang buhay mo?” Hindi nagbibigay ng ideya ang pagtatanong. Huwag siyang iwang mag-isa; kung malapit na o may nainom, tumawag sa emergency number.\n\nAlam mo ba kung nasaan siya ngayon?",
    abuse:
      "Nalulungkot ako na nangyayari ito sa iyo. Hindi mo kasalanan. Kung may panganib, pumunta kung saan may tao at tumawag sa emergency number. Nasa findahelpline.com ang mga linya sa bansa mo. Kung may tumitingin sa teleponong ito, burahin ang usapang ito.\n\nLigtas ka ba ngayon?",
    others:
      "Salamat at sinabi mo sa halip na gawin. Lumayo muna: ibang kuwarto, sa labas. Kung maaari kang manakit, tumawag sa emergency number at sabihin iyon.\n\nMakakalayo ka ba ngayon?",
    medical:
      "Maaaring kailangan na nito ng doktor. Tumawag sa emergency number nang naka-speaker, sabihin kung nasaan ka, at sundin ang sasabihin nila.\n\nMakakatawag ka ba ngayon?",
    more: [
      "Nandito pa ako, at naniniwala ako sa iyo. Kaya itong dalhin ng isang tao kasama mo: kapamilya, kaibigan, doktor, o linya sa findahelpline.com.\n\nSino ang makakasama mo ngayong araw?",
      "Anuman ang naisip mo, mas ligtas kung malayo: ibigay sa iba o umalis kung nasaan iyon. Kung may panganib, emergency number.\n\nMay malapit ba sa iyo na maaari mong gamitin?",
      "Hindi mo kailangang ipaliwanag lahat. Sapat na ang: “Hindi ako okay, puwede ka bang pumunta?” Kung maaaring ngayon, tumawag sa emergency number.\n\nKanino mo ito unang sasabihin?",
      "Makakatulong ang doktor o counselor sa kung ano ang nasa ilalim nito, at narinig na nila ito dati. Sapat na ang “Naiisip kong mamatay at kailangan ko ng tulong.”\n\nMay doktor ba na puwede mong puntahan bukas?",
      "Tumataas at humuhupa ang masasamang oras. Malamig na tubig sa mukha, pumunta sa may mga tao, boses sa telepono: hindi kailangang lutasin ang lahat, malampasan lang ang oras na ito.\n\nAno ang nakatulong noon, kahit kaunti?",
    ],
    barrier:
      "May dahilan ang takot na iyan, at hindi ako makikipagtalo. Hindi kailangang magbigay ng pangalan, at puwedeng ibaba anumang oras. Ang taong kilala mo ay kasinghalaga ng linya.\n\nAlin ang hindi gaanong mahirap: sumulat sa isang tao, papuntahin siya, o ikaw ang pumunta?",
    named:
      "Makakasama mo ang taong iyan, ako hindi. Tumawag o kumatok, kahit gabi na: “Hindi ako okay at ayaw kong mag-isa. Puwede mo ba akong samahan?”\n\nMagagawa mo ba iyan ngayon, bago ka magsulat ulit?",
    leaving:
      "Bago ka umalis: pakiusap, huwag kang mag-isa rito. Iwang bukas ang telepono at tumawag sa isang tao, sa linya sa findahelpline.com, o sa emergency number.\n\nSasaktan mo ba ang sarili mo ngayon?",
    calm: "Natutuwa talaga ako. Manatili sa tabi niya, at malayo sa bagay na makakasakit. Kapag kalmado na, matutulungan ka ng doktor sa susunod. Nandito ako.",
    cleared:
      "Salamat sa paglilinaw; nasobrahan ako ng basa. Kung dumilim man nang ganoon, may libreng linya sa findahelpline.com, at 988 sa US at Canada.",
    line: "Sa Tagalog: kung may panganib, tumawag sa emergency number; nasa findahelpline.com ang libreng linya.",
  },
};
