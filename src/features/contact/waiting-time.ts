export function waitingTime(seconds?: number): string {
  if (!seconds) return 'dans un instant';
  const [length, unit] = seconds < 120 ? [1, 'seconde'] : seconds < 7200 ? [60, 'minute'] : [3600, 'heure'];
  const count = Math.ceil(seconds / length);
  return `dans ${count}\u00a0${unit}${count > 1 ? 's' : ''}`;
}
