/** What the national quality scheme is, whoever is certified. */
export const QUALITY_SCHEME = [
  {
    question: 'Qu’est-ce que Qualiopi ?',
    answer:
      'La marque de la certification nationale qui atteste la qualité du processus mis en œuvre par les prestataires de formation. Elle repose sur un référentiel unique, de sept critères et trente-trois indicateurs : l’information du public, la conception et l’adaptation des parcours, l’accueil, les moyens, la compétence des formateurs, l’ouverture au milieu professionnel, le recueil des avis.',
  },
  {
    question: 'Quand est-elle obligatoire ?',
    answer:
      'Pour accéder aux fonds publics et mutualisés de la formation (article L. 6316-1 du code du travail). Sans elle, ni le CPF, ni un OPCO, ni l’État, ni une région, ni France Travail ne peuvent payer une formation.',
  },
  {
    question: 'Qui la délivre ?',
    answer:
      'Un organisme certificateur indépendant, accrédité par le Comité français d’accréditation (Cofrac) ou en cours de l’être, ou une instance de labellisation reconnue par France compétences. Il envoie un auditeur, qui vérifie les preuves et s’entretient avec l’équipe.',
  },
  {
    question: 'Pour combien de temps ?',
    answer:
      'Trois ans, avec un audit de surveillance à mi-parcours. La certification se renouvelle ensuite par un nouvel audit complet, mené avant l’échéance.',
  },
  {
    question: 'Que ne dit-elle pas ?',
    answer:
      'Ni qu’une formation donnée est bonne, ni qu’elle mène à un diplôme. Elle porte sur la façon de travailler de l’organisme. La certification que vous préparez, elle, est délivrée par un autre organisme et inscrite à un répertoire national.',
  },
] as const;
