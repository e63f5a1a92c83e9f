/** The origin of the map frame, which the site's content security policy allows. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

const HALF_WIDTH = 0.008;
const HALF_HEIGHT = 0.004;

type Point = { latitude: number; longitude: number };

export function officeMap({ latitude, longitude }: Point): { frame: string; page: string } {
  const box = [longitude - HALF_WIDTH, latitude - HALF_HEIGHT, longitude + HALF_WIDTH, latitude + HALF_HEIGHT];
  const frame = new URL('/export/embed.html', MAP_ORIGIN);
  frame.search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  }).toString();
  return {
    frame: frame.href,
    page: `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}
