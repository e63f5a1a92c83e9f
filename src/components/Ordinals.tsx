import { ORDINAL_ENDING } from '#src/lib/french-text.ts';

export const Ordinals = ({ text }: { text: string }) =>
  text.split(ORDINAL_ENDING).map((part, index) => (index === 0 ? part : [<sup key={index}>er</sup>, part]));
