import { type QualityReference, qualityReferenceOn } from '../../src/content-audit/quality-reference.ts';
import { countFindings, type Finding } from '../../src/content-model/finding.ts';
import type { Content } from '../../src/content-audit/load-content.ts';
import { escapeXml } from '../../src/lib/escape-xml.ts';
import { formatDay } from '../../src/lib/french-dates.ts';
import { paths } from '../../src/site/paths.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import { certificateOn } from '../../src/site/public-funding.ts';
import { printedPage, printedTable } from '../printed-page.ts';
import type { AuditedCourse, AuditItem } from './course-items.ts';
import type { AuditedOffer } from './other-offers.ts';

export type AuditView = {
  content: Content;
  courses: readonly AuditedCourse[];
  /** The offers of other pages than the sheets. */
  offers: readonly AuditedOffer[];
  findings: readonly Finding[];
  today: Date;
  /** The programmes that are in the folder, by the course's id. */
  programmes: ReadonlySet<string>;
  remarks: readonly string[];
};

const paragraph = (text: string): string => `<p>${escapeXml(withNoBreakSpaces(text))}</p>`;

function providerSection({ site: { sheet } }: Content, today: Date): string {
  const { brand, certificate, contact, legal } = sheet;
  const valid = certificateOn(certificate, today);
  const officer = contact.accessibilityOfficer;
  return `<section id="organisme">
<h2>L’organisme</h2>
${printedTable(
  'Ce que le site publie de l’organisme',
  ['Élément', 'Publié'],
  [
    ['Dénomination', `${brand.legalName}, ${legal.form}, SIREN ${legal.siren}`],
    [
      'Déclaration d’activité',
      `Enregistrée sous le numéro ${legal.activityNumber} auprès du ${legal.activityRegion}. Cet enregistrement ne vaut pas agrément de l’État.`,
    ],
    [
      'Certificat Qualiopi',
      valid === undefined || certificate === undefined
        ? `aucun n’est valable au ${formatDay(today)}`
        : `${valid.number}, ${certificate.body}, du ${formatDay(valid.validFrom)} au ${formatDay(valid.validUntil)}, ${certificate.activity}`,
    ],
    ['Contact', `${contact.phone}, ${contact.email}`],
    ['Personne référente handicap', `${officer.name}, ${officer.phone}, ${officer.email}`],
  ],
)}
</section>`;
}

const ITEM_COLUMNS = ['Élément', 'Indicateur', 'Libellé publié', 'Origine'];

const itemRows = (items: readonly AuditItem[]): string[][] =>
  items.map(({ term, indicator, wording, origin }) => [term, String(indicator), wording.join('\n'), origin]);

const offerSection = ({ title, file, page, items }: AuditedOffer): string => `<section class="sheet">
<h3>${escapeXml(title)}</h3>
<p>Publiée sur <a href="${escapeXml(page)}">${escapeXml(page)}</a>. Fichier\u00a0: <code>${escapeXml(file)}</code></p>
${printedTable(`${title}\u00a0: ce que la page dit`, ITEM_COLUMNS, itemRows(items))}
</section>`;

/** Pages that answer other indicators than the first three, with the day on which each was last changed. */
const PROOFS = [
  { indicator: 9, id: 'reglement-interieur' },
  { indicator: 12, id: 'signalement' },
  { indicator: 31, id: 'reclamations' },
] as const;

function proofsSection({ legal, site }: Content): string {
  const rows = PROOFS.map(({ indicator, id }) => {
    const page = legal.find((entry) => entry.id === id);
    return [
      String(indicator),
      page?.sheet.title ?? 'absente',
      page === undefined ? '' : `${site.sheet.brand.url}${paths.legalPage(id)}`,
      page === undefined ? '' : formatDay(page.sheet.updatedAt),
    ];
  });
  return `<section id="preuves">
<h2>Pages qui servent à d’autres indicateurs</h2>
${printedTable('Pages publiées', ['Indicateur', 'Page', 'Adresse', 'Mise à jour'], rows)}
</section>`;
}

function courseSection(course: AuditedCourse, hasProgramme: boolean): string {
  const { id, file, title, version, updatedOn, page, programme, items, history } = course;
  const dated = updatedOn === undefined ? 'date de mise à jour absente' : `mise à jour le ${formatDay(updatedOn)}`;
  const changes = history.map(({ date, author, subject, commit }) => [formatDay(date), author, subject, commit]);
  return `<section class="sheet" id="${escapeXml(id)}">
<h3>${escapeXml(title)}</h3>
<p>Fiche ${version === '' ? 'sans version' : `version ${escapeXml(version)}`}, ${dated}. Fichier\u00a0: <code>${escapeXml(file)}</code></p>
<p>Publié sur <a href="${escapeXml(page)}">${escapeXml(page)}</a> et dans <a href="${escapeXml(hasProgramme ? `programmes/${id}.pdf` : programme)}">le programme (PDF)</a>.</p>
${printedTable(`${title}\u00a0: indicateurs 1 à 3`, ITEM_COLUMNS, itemRows(items))}
${changes.length === 0 ? '' : printedTable(`${title}\u00a0: historique de la fiche`, ['Date', 'Auteur', 'Changement', 'Version Git'], changes)}
</section>`;
}

const figuresSection = (
  { figures: { sheet } }: Content,
  { wantsMethod }: QualityReference,
): string => `<section id="chiffres">
<h2>Les résultats publiés (indicateur 2)</h2>
${paragraph(`Chiffres mis à jour le ${formatDay(sheet.updatedAt)}.`)}
${printedTable(
  'Chiffres publiés',
  ['Chiffre', 'Période', 'Échantillon', 'Source', 'Pages'],
  sheet.figures.map(({ value, label, period, sample, source, shownOn }) => [
    `${value} ${label}`,
    period,
    sample,
    source,
    shownOn.join('\n'),
  ]),
)}
${
  wantsMethod
    ? printedTable(
        'Modalités de calcul publiées',
        ['Règle', 'Explication'],
        sheet.method.map(({ title, detail }) => [title, detail]),
      )
    : ''
}
</section>`;

const FILES = [
  ['courses.csv', 'chaque élément de chaque formation et de chaque autre offre'],
  ['figures.csv', 'les chiffres publiés'],
  ['history.csv', 'l’historique de chaque fiche'],
  ['findings.csv', 'les constats de la vérification'],
  ['report.html', 'les mêmes constats, avec la règle et ce qu’il faut faire'],
  ['manifest.sha256', 'l’empreinte de chaque fichier ; sha256sum -c manifest.sha256 les vérifie'],
] as const;

const filesSection = `<section id="fichiers">
<h2>Les fichiers de ce dossier</h2>
<ul>
${FILES.map(([name, what]) => `<li><a href="${name}">${name}</a>, ${escapeXml(withNoBreakSpaces(what))}</li>`).join('\n')}
</ul>
</section>`;

/** The answer to an auditor's questions on indicators 1 to 3, as one page to read and to print. */
export function auditPage({ content, courses, offers, findings, today, programmes, remarks }: AuditView): string {
  const { brand } = content.site.sheet;
  const reference = qualityReferenceOn(today);
  const links = courses.map(({ id, title }) => `<li><a href="#${escapeXml(id)}">${escapeXml(title)}</a></li>`);
  return printedPage({
    title: `Dossier d’audit de ${brand.legalName}`,
    lead: withNoBreakSpaces(
      `Qualiopi, indicateurs 1, 2 et 3, au ${formatDay(today)} : ce que le site publie de ${courses.length} formations et de ${offers.length} autres offres, où, et depuis quand. Grille du jour : ${reference.indicators} indicateurs, ${reference.source}.`,
    ),
    body: `${remarks.map(paragraph).join('\n')}
<nav aria-labelledby="formations-titre">
<h2 id="formations-titre">Les formations</h2>
<ul>
${links.join('\n')}
</ul>
</nav>
${providerSection(content, today)}
${figuresSection(content, reference)}
${proofsSection(content)}
<section id="constats">
<h2>Les constats de la vérification</h2>
${paragraph(`${countFindings(findings)}.`)}
<p><a href="report.html">Lire les constats, avec la règle et ce qu’il faut faire</a></p>
</section>
${filesSection}
<section id="formations">
<h2>Chaque formation, élément par élément (indicateurs 1 à 3)</h2>
${courses.map((course) => courseSection(course, programmes.has(course.id))).join('\n')}
</section>
<section id="autres-offres">
<h2>Les pages d’arrivée et les formations sur mesure (indicateur 1)</h2>
${paragraph('Une page d’arrivée redit la fiche de sa formation ; une formation sur mesure tient ses informations de la page de son domaine.')}
${offers.map(offerSection).join('\n')}
</section>`,
  });
}
