import { FACTS, FUNDING, RECOGNITION } from '#src/features/courses/course-fact-texts.ts';
import type { Site } from '#src/site/site-schema.ts';
import type { TailoredPageData } from './tailored-page-schema.ts';

export function practicalFacts(
  { practical }: Pick<TailoredPageData, 'practical'>,
  { phone, email }: Pick<Site['contact'], 'phone' | 'email'>,
  canUsePublicFunding: boolean,
): { term: string; detail: string }[] {
  const { delay, cpfDelay } = practical;
  return [
    { term: FACTS.prerequisites.term, detail: practical.prerequisites },
    { term: FACTS.access.term, detail: practical.access },
    { term: 'Délai de mise en place', detail: canUsePublicFunding ? `${delay} ${cpfDelay}` : delay },
    { term: FACTS.funding.term, detail: FUNDING[canUsePublicFunding ? 'tailored' : 'suspended'] },
    { term: FACTS.methods.term, detail: practical.methods },
    { term: 'Évaluation', detail: practical.assessment },
    { term: FACTS.recognition.term, detail: RECOGNITION.tailored },
    { term: FACTS.accessibility.term, detail: practical.accessibility },
    { term: FACTS.bridges.term, detail: practical.bridges },
    { term: FACTS.blocks.term, detail: practical.validation },
    { term: 'Suites et débouchés', detail: practical.followUp },
    { term: FACTS.contact.term, detail: `${phone}, ${email}` },
  ];
}
