import { ESTIMATE_TEXTS } from './cpf-estimate-texts.ts';
import type { CpfRules } from './cpf-rules.ts';

/** The kinds of certification that the caps tell apart: each register, then what a cap leaves alone. */
export const cpfKinds = ({ caps }: Pick<CpfRules, 'caps'>) => {
  const registers = [...new Set(caps.map(({ register }) => register))];
  const exceptions = new Map(
    caps.flatMap(({ register, exception }) => (exception === undefined ? [] : [[exception, register] as const])),
  );
  return [
    ...registers.map((register) => ({ register, isException: false, label: ESTIMATE_TEXTS.registers[register] })),
    ...[...exceptions].map(([label, register]) => ({ register, isException: true, label })),
  ];
};
