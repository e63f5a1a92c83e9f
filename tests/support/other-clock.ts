import { mock } from 'node:test';

// Preloaded with `node --import`: the process lives on the day that CLOCK names.
mock.timers.enable({ apis: ['Date'], now: new Date(process.env.CLOCK ?? '') });
