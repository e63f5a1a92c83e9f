import { test } from '@playwright/test';
import { buildMarketingSite } from '../support/marketing-site.ts';

test('builds the site of a provider who has a marketing portal', buildMarketingSite);
