import { mock } from 'node:test';

// Preload with `node --import`: sets the clock of the process to the date in CLOCK.
mock.timers.enable({ apis: ['Date'], now: new Date(process.env.CLOCK ?? '') });
