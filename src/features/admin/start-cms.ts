import { cmsConfig } from './cms-config.ts';
import { loadCms } from './cms-window.ts';

/** Opens the editors' screen in the page. */
export async function startCms(place: HTMLElement): Promise<void> {
  const cms = await loadCms(place.dataset.script ?? '');
  cms.init({ config: cmsConfig() });
}
