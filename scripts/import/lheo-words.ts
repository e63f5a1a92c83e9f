import { MODALITY_NAMES } from '../../src/features/courses/course-fact-texts.ts';

/** The words for codes of LHÉO's dictionaries, by path, from https://lheo.gouv.fr/2.3/. Empty words are skipped. */
export const LHEO_WORDS: Readonly<Record<string, Readonly<Partial<Record<string, string>>> | undefined>> = {
  'action/modalites-enseignement': {
    0: MODALITY_NAMES['on-site'],
    1: MODALITY_NAMES.blended,
    2: MODALITY_NAMES.remote,
  },
  'session/etat-recrutement': { 1: 'ouvertes', 2: 'complète' },
  'code-niveau-entree': {
    0: '',
    1: '',
    2: 'Niveau VI : illettrisme, analphabétisme',
    3: 'Niveau V bis : préqualification',
    4: 'Niveau V : CAP, BEP',
    5: 'Niveau IV : baccalauréat, BP, BT',
    6: 'Niveau III : BTS, DUT',
    7: 'Niveau II : licence ou maîtrise',
    8: 'Niveau I : supérieur à la maîtrise',
    11: 'Niveau 1 : maîtrise des savoirs de base',
    12: 'Niveau 2 : activités simples, à l’aide de règles et d’outils simples',
    13: 'Niveau 3 (CAP)',
    14: 'Niveau 4 (baccalauréat)',
    15: 'Niveau 5 (BTS, DUT)',
    16: 'Niveau 6 (licence)',
    17: 'Niveau 7 (master)',
    18: 'Niveau 8 (doctorat)',
  },
};
