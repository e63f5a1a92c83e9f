// Preloaded into a process of its own (`node --import`), which then lives on the day that CLOCK names.
const RealDate = Date;
const shift = RealDate.parse(process.env.CLOCK ?? '') - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
