import { test } from '@playwright/test';
import { buildMarketingSite } from '../support/marketing-site.ts';

test('builds the site of a provider with a marketing portal', buildMarketingSite);
