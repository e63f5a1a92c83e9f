import type { Motif } from '#src/site/motifs.ts';
import type { Random } from '../random.ts';
import type { Sketch } from '../sketch.ts';
import { drawAutomation, drawNeurons, drawPrompt } from './ai.ts';
import { drawChart, drawDatabase, drawFunding } from './data.ts';
import { drawCompass, drawDesk, drawPen } from './desk.ts';
import { drawCloud, drawNetwork, drawServer, drawShield } from './network.ts';
import { drawCalendar, drawCertificate, drawDocument, drawSlides, drawSpreadsheet } from './office.ts';
import { drawCollaboration, drawConversation, drawMail } from './talk.ts';
import { drawCode, drawPicture, drawWebPage } from './web.ts';

export const MOTIF_DRAWINGS: Record<Motif, (random: Random) => Sketch> = {
  tableur: drawSpreadsheet,
  document: drawDocument,
  diapositives: drawSlides,
  messagerie: drawMail,
  'base-de-donnees': drawDatabase,
  graphique: drawChart,
  code: drawCode,
  'page-web': drawWebPage,
  reseau: drawNetwork,
  serveur: drawServer,
  bouclier: drawShield,
  nuage: drawCloud,
  invite: drawPrompt,
  neurones: drawNeurons,
  image: drawPicture,
  automatisation: drawAutomation,
  plume: drawPen,
  certificat: drawCertificate,
  bureau: drawDesk,
  calendrier: drawCalendar,
  financement: drawFunding,
  conversation: drawConversation,
  collaboration: drawCollaboration,
  boussole: drawCompass,
};
