import { parseSample, type Sample, shareOf, sizeOf } from '#src/features/figures/figure-sample.ts';
import type { Figure } from '#src/features/figures/figure-schema.ts';
import { formatDay, isoDay } from '#src/lib/french-dates.ts';
import { fold } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { monthsBefore } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';
import { periodEnd, periodStart } from './period-end.ts';

const STALE_AFTER_MONTHS = 18;

/** Figures that nobody can place in time or number, and those whose time is over. */
export function figureFindings({ figures: { file, sheet } }: Content, today: Date): RawFinding[] {
  const limit = monthsBefore(today, STALE_AFTER_MONTHS);
  return sheet.figures.flatMap(({ value, label, period, sample, renewedBy }, index) => {
    const rawFindings: RawFinding[] = [];
    const end = periodEnd(period);
    const lastDay = end === null ? sheet.updatedAt : end;
    const place = { file, field: `figures[${index + 1}]` };
    if (lastDay === undefined)
      rawFindings.push({ check: 'figure-undated', ...place, found: `${value} ${label}, période : « ${period} »` });
    else if (lastDay < limit && renewedBy === undefined)
      rawFindings.push({ check: 'figure-stale', ...place, found: `${value} ${label}, jusqu’au ${formatDay(lastDay)}` });
    if (!/\d/.test(sample))
      rawFindings.push({
        check: 'figure-unsampled',
        ...place,
        found: `${value} ${label}, échantillon : « ${sample} »`,
      });
    return rawFindings;
  });
}

type Counted = Figure & { counts: Sample; kind: string; size: number };

/** The year that a period lies in, whole or in part: « janvier à juin 2024 » lies in 2024, « depuis 2015 » in none. */
function yearOf(period: string): string | undefined {
  const years = period.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  return years.length === 1 && !/\bdepuis\b|\bà ce jour\b/.test(period) ? years[0] : undefined;
}

const isWholeYear = (period: string): boolean => /^(annee )?(19|20)\d{2}$/.test(fold(period).trim());

/** The contradictions within one figure: more answers than people, a rate that its own numbers do not give. */
function ownContradictions({ value, label, sample, counts }: Counted): string[] {
  const { count, of, among } = counts;
  const rate = /^(\d+(?:,\d+)?)\s*%$/.exec(value)?.[1]?.replace(',', '.');
  const share = shareOf(counts);
  const reviews = /sur (\d+) avis/.exec(label)?.[1];
  return [
    ...(of !== undefined && count > of ? [`« ${sample} » : ${count} sur ${of}`] : []),
    ...(among !== undefined && among > count ? [`« ${sample} » : ${among} parmi ${count}`] : []),
    // Some round, some cut.
    ...(rate !== undefined && share !== undefined && Math.abs(share - Number(rate)) >= 1
      ? [`« ${value} », mais « ${sample} » donne ${share.toFixed(1).replace('.', ',')} %`]
      : []),
    ...(reviews !== undefined && Number(reviews) !== count ? [`« ${label} », mais « ${sample} »`] : []),
  ];
}

/** Parts of a year that count more than the whole year does: one figure alone, or all courses together. */
function greaterThanWhole(figures: readonly Counted[], ofCourses: ReadonlySet<string>): string[] {
  const areLike = (one: Counted, other: Counted) =>
    one !== other && one.kind === other.kind && yearOf(one.period) === yearOf(other.period);
  const wholes = figures.filter(({ id, period }) => isWholeYear(period) && !ofCourses.has(id));
  return wholes
    .filter((whole) => !wholes.some((other) => areLike(other, whole) && other.size > whole.size))
    .flatMap((whole) => {
      const parts = figures.filter((part) => areLike(part, whole));
      const alone = parts.filter(({ id }) => !ofCourses.has(id)).map(({ id, size }) => [id, size] as const);
      const inCourses = parts.filter(({ id }) => ofCourses.has(id)).reduce((total, { size }) => total + size, 0);
      return [...alone, ['formations, en tout', inCourses] as const]
        .filter(([, size]) => size > whole.size)
        .map(([id, size]) => `${id} : ${size} ${whole.kind}, mais ${whole.id} en compte ${whole.size} sur l’année`);
    });
}

const ofPages = ({ shownOn }: Figure): Set<string> => new Set(shownOn.filter((page) => page !== paths.results));

/** Marks and rates of one page and one period that rest on other numbers of answers: « all » of them cannot both be true. */
function unlikeMarks(figures: readonly Counted[]): string[] {
  const marks = figures.filter(({ value }) => /\/\s?5$/.test(value));
  const rates = figures.filter(({ kind }) => kind === 'réponses');
  return marks.flatMap((mark) =>
    rates
      .filter(({ period }) => fold(period) === fold(mark.period))
      .filter((rate) => ofPages(rate).intersection(ofPages(mark)).size > 0 && rate.counts.count !== mark.counts.count)
      .map(({ id, counts }) => `${mark.id} : ${mark.counts.count} avis, mais ${id} compte ${counts.count} réponses`),
  );
}

/** Pass rates that begin before France compétences had registered what was passed. */
const beforeRegistration = (figures: readonly Figure[], courses: Content['courses'], today: Date): string[] =>
  courses.flatMap(({ sheet: { certification, figures: cited } }) => {
    const figure = figures.find(({ id }) => id === cited?.passing);
    const start = figure && periodStart(figure.period);
    // One that is registered later only is a finding of its own.
    return certification !== undefined &&
      certification.registeredOn <= today &&
      start !== undefined &&
      start < isoDay(certification.registeredOn).slice(0, 7)
      ? [
          `${figure?.id ?? ''} : depuis ${start}, mais ${certification.code} n’est enregistrée que depuis le ${formatDay(certification.registeredOn)}`,
        ]
      : [];
  });

/** Figures of an organisation, or of its group, from before there was one. */
function beforeFounding(figures: readonly Figure[], { site, about }: Pick<Content, 'site' | 'about'>): string[] {
  const { foundedIn } = site.sheet.brand;
  const group = (about.sheet.history?.milestones ?? []).find(({ title }) => /\bgroupe\b/.test(fold(title)))?.year;
  return figures.flatMap(({ id, period, sample }) => {
    const year = Number(periodStart(period)?.slice(0, 4));
    if (year < foundedIn) return [`${id} : depuis ${year}, mais l’organisme date de ${foundedIn}`];
    return group !== undefined && /\bgroupe\b/.test(fold(sample)) && year < group
      ? [`${id} : « ${sample} » depuis ${year}, mais le groupe date de ${group}`]
      : [];
  });
}

/** Figures that cannot be true, by themselves or together. */
export function figureContradictions(
  content: Pick<Content, 'figures' | 'courses' | 'site' | 'about'>,
  today: Date,
): RawFinding[] {
  const {
    figures: { file, sheet },
    courses,
  } = content;
  const counted = sheet.figures.flatMap((figure): Counted[] => {
    const counts = parseSample(figure.sample);
    return counts === undefined ? [] : [{ ...figure, counts, ...sizeOf(counts) }];
  });
  const ofCourses = new Set(courses.flatMap(({ sheet: { figures } }) => Object.values(figures ?? {})));
  const rawFinding = (field: string, found: string): RawFinding => ({
    check: 'figure-contradicted',
    file,
    field,
    found,
  });
  return [
    ...counted.flatMap((figure) =>
      ownContradictions(figure).map((found) =>
        rawFinding(`figures[${sheet.figures.findIndex(({ id }) => id === figure.id) + 1}]`, found),
      ),
    ),
    ...[
      ...greaterThanWhole(counted, ofCourses),
      ...unlikeMarks(counted),
      ...beforeRegistration(sheet.figures, courses, today),
      ...beforeFounding(sheet.figures, content),
    ].map((found) => rawFinding('figures', found)),
  ];
}
