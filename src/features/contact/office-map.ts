export const MAP_ORIGIN = 'https://www.openstreetmap.org';

const [WIDTH, HEIGHT] = [0.008, 0.004];

export function officeMap({ latitude: north, longitude: east }: Record<'latitude' | 'longitude', number>) {
  const box = [east - WIDTH, north - HEIGHT, east + WIDTH, north + HEIGHT].map((degrees) => degrees.toFixed(4));
  return {
    frame: `${MAP_ORIGIN}/export/embed.html?bbox=${box.join()}&layer=mapnik&marker=${north},${east}`,
    page: `${MAP_ORIGIN}/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`,
  };
}
