import { expect, test } from 'vitest';
import { MAP_ORIGIN, officeMap } from './office-map.ts';

const map = officeMap({ latitude: 47.4712, longitude: -0.5518 });

test('centres the map on the office and marks the office', () => {
  const frame = new URL(map.frame);
  expect(frame.origin).toBe(MAP_ORIGIN);
  expect(frame.searchParams.get('marker')).toBe('47.4712,-0.5518');
  const [west = 0, south = 0, east = 0, north = 0] = (frame.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(-0.5518);
  expect((south + north) / 2).toBeCloseTo(47.4712);
});

test('returns the URL of the same map as a page', () => {
  const page = new URL(map.page);
  expect(page.origin).toBe(MAP_ORIGIN);
  expect(page.hash).toBe('#map=16/47.4712/-0.5518');
});
