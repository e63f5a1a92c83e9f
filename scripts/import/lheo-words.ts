/** The labels of `dict-niveaux`, from https://lheo.gouv.fr/2.3/, by code. Codes 0 and 1 carry no information. */
export const ENTRY_LEVELS: Readonly<Record<string, string>> = {
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
};

/** The labels of `dict-AIS`, by code. */
export const OBJECTIVES: Readonly<Record<string, string>> = {
  2: 'perfectionnement',
  3: 'perfectionnement',
  4: 'création d’entreprise',
  5: 'remise à niveau',
  6: 'certification',
  7: 'professionnalisation',
  8: 'préparation à la qualification',
  9: 'remobilisation',
};
