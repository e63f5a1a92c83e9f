// Preloaded into a process of its own (`node --import`), which then lives on the day that CLOCK names.
const RealDate = Date;
const shift = RealDate.parse(process.env.CLOCK ?? '') - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
