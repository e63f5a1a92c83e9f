import { test } from '@playwright/test';
import { buildMarketingSite } from '../../bench/marketing-site.ts';

test('builds the site of a provider who has a marketing portal', buildMarketingSite);
