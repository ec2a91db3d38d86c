import type { DangerWords } from "./crisis-languages.ts";

export const FRENCH: DangerWords = {
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
  unknown:
    "Je ne le sais pas avec certitude et je ne veux pas deviner. La ligne d'écoute peut vous le dire, gratuitement et sans donner votre nom ; demandez-le avec ces mêmes mots.",
  leaving:
    "Avant que vous partiez : ne restez pas seul avec ça, s'il vous plaît. Gardez le téléphone allumé et appelez quelqu'un, le 116 123, ou le 112 en danger.\n\nAllez-vous vous faire du mal aujourd'hui ?",
  calm: "J'en suis vraiment content. Restez près de cette personne, et loin de ce qui pourrait vous blesser. Quand ce sera plus calme, un médecin peut aider pour la suite. Je suis là.",
  cleared:
    "Merci de me le dire ; j'ai trop lu dans vos mots. Si un jour c'est aussi sombre, il y a le 116 123 dans beaucoup de pays de l'UE, le 988 au Canada, et findahelpline.com.",
  line: "En français : en danger, le 112 dans l'UE ; le 988 au Canada, à toute heure.",
};

export const PORTUGUESE: DangerWords = {
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
  unknown:
    "Isso eu não sei com certeza e não quero adivinhar. Quem atende pode dizer, de graça e sem pedir o nome; pergunte com essas mesmas palavras.",
  leaving:
    "Antes de ir: por favor, não fique só com isto. Deixe o telefone ligado e chame alguém, a linha de ajuda (findahelpline.com) ou o número de emergência.\n\nVocê vai se machucar hoje?",
  calm: "Fico muito contente. Fique perto dessa pessoa e longe do que poderia machucar. Quando estiver mais calmo, um médico pode ajudar com o que vem depois. Estou aqui.",
  cleared:
    "Obrigado por esclarecer; li demais nas suas palavras. Se um dia ficar tão escuro, há linhas gratuitas em findahelpline.com, e 116 123 em muitos países da UE.",
  line: "Em português: em perigo, ligue para o número de emergência (112 na UE); findahelpline.com tem linhas gratuitas.",
};

export const ITALIAN: DangerWords = {
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
  unknown:
    "Questo non lo so con certezza e non voglio tirare a indovinare. Chi risponde può dirtelo, gratis e senza chiederti il nome; chiedilo con le stesse parole.",
  leaving:
    "Prima che tu vada: per favore, non restare da solo con questo. Lascia il telefono acceso e chiama qualcuno, il 116 123 o il 112.\n\nHai intenzione di farti del male oggi?",
  calm: "Ne sono davvero felice. Resta vicino a questa persona, e lontano da ciò che potrebbe farti male. Quando sarà più calmo, un medico può aiutarti con il resto. Io sono qui.",
  cleared:
    "Grazie per averlo chiarito; ho letto troppo. Se mai diventasse così buio, in molti Paesi UE c'è il 116 123, altrove findahelpline.com.",
  line: "In italiano: in pericolo chiama il 112; in molti Paesi UE ascolta il 116 123.",
};
