import type { CmsBackend } from './cms-backend.ts';
import type { CreateClass, WidgetControl } from './cms-widget.ts';
import type { EntryFormat } from './entry-format.ts';
import type { ChoiceControl } from './french-choices.ts';
import type { HostedClient } from './hosted-client.ts';
import type { CreateElement, Preview } from './preview-elements.ts';
import type { CmsEntry, CmsMap } from './save-entry.ts';

export type CmsCollection = { name: string; label: string; [option: string]: unknown };

/** The configuration of Decap: https://decapcms.org/docs/configuration-options/ */
export type CmsConfig = CmsBackend & { collections: readonly CmsCollection[]; [option: string]: unknown };

type Phrases = Readonly<Record<string, unknown>>;

/** How Decap asks a server of files. */
export type CmsBackendClient = { request: (wish: object) => Promise<unknown> };

/** The maker of the client through which Decap reads and writes. */
type CmsBackendMaker<Client> = { init: (...settings: readonly unknown[]) => Client };

/** The interface of Decap for the page that has loaded it. */
export type Cms = {
  init: (options: { config: CmsConfig }) => void;
  registerCustomFormat: (name: string, extension: string, format: EntryFormat) => void;
  registerEventListener: (listener: {
    name: 'preSave' | 'postSave';
    handler: (event: { entry: CmsEntry }) => CmsMap | undefined;
  }) => void;
  getBackend: ((name: 'proxy') => CmsBackendMaker<CmsBackendClient>) &
    ((name: string) => CmsBackendMaker<HostedClient>);
  registerBackend: (name: string, backend: new (...settings: readonly unknown[]) => object) => void;
  registerWidget: (name: string, control: WidgetControl, preview?: unknown) => void;
  getWidget: (name: string) => { control: ChoiceControl; preview?: unknown } | undefined;
  registerPreviewStyle: (styles: string, options: { raw: true }) => void;
  registerPreviewTemplate: (name: string, preview: Preview) => void;
  getLocale: (locale: string) => Phrases | undefined;
  registerLocale: (locale: string, phrases: Phrases) => void;
};

declare global {
  // Only an interface adds to one that is there.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Set by the code of the screen, which waits for `init` once the flag is up. */
    CMS?: Cms;
    CMS_MANUAL_INIT?: boolean;
    /** Makes the elements of previews. */
    h?: CreateElement;
    /** Makes the controls of fields. */
    createClass?: CreateClass;
  }
}

/** Loads the code of the screen and hands over what it offers. */
export async function loadCms(source: string): Promise<Cms> {
  window.CMS_MANUAL_INIT = true;
  const script = document.createElement('script');
  script.src = source;
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(script);
  await loaded;
  if (window.CMS === undefined) throw new Error(`${source} has brought no CMS.`);
  return window.CMS;
}
