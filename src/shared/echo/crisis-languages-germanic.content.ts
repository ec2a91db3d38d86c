import type { DangerWords } from "./crisis-languages.ts";

export const GERMAN: DangerWords = {
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
  unknown:
    "Das weiß ich nicht sicher und will nicht raten. Die Menschen am Telefon können es dir sagen, ohne Namen und kostenlos; frag genau so, wie du hier gefragt hast.",
  leaving:
    "Bevor du gehst: Bitte bleib damit nicht allein. Lass das Telefon an und ruf jemanden an, die 116 123 oder den Notruf 112.\n\nHast du vor, dir heute etwas anzutun?",
  calm: "Das freut mich sehr. Bleib bei diesem Menschen und halte fern, was dir schaden könnte. Wenn es ruhiger ist, hilft eine Ärztin oder ein Arzt weiter. Ich bin hier.",
  cleared:
    "Danke für die klare Antwort; ich habe zu viel hineingelesen. Falls es je so dunkel wird: In vielen EU-Ländern ist die 116 123 da, sonst findahelpline.com.",
  line: "Auf Deutsch: In der EU ist der Notruf 112; die 116 123 hört in vielen Ländern zu.",
};

export const DUTCH: DangerWords = {
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
  unknown:
    "Dat weet ik niet zeker en ik wil niet gokken. Wie opneemt kan het je zeggen, gratis en zonder je naam; vraag het met precies deze woorden.",
  leaving:
    "Voordat je gaat: blijf hier alsjeblieft niet alleen mee. Laat je telefoon aan en bel iemand, 116 123 of 112.\n\nGa je jezelf vandaag iets aandoen?",
  calm: "Daar ben ik echt blij om. Blijf bij diegene, en ver van wat je pijn kan doen. Als het rustiger is, kan een arts verder helpen. Ik ben hier.",
  cleared:
    "Dank je voor de duidelijkheid; ik las er te veel in. Als het ooit zo donker wordt: in veel EU-landen is er 116 123, anders findahelpline.com.",
  line: "In het Nederlands: in gevaar bel je 112; in veel EU-landen luistert 116 123.",
};
