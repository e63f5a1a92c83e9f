const FORM = '[class*="ControlPaneContainer"]';

/** Decap's name for what was typed in the form of an entry that exists. */
const KEPT_FORM = /^backup\.[^.]+\./;

function formShown(): Promise<void> {
  if (document.querySelector(FORM) !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(FORM) === null) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** Tells the one who asked only once the form is there: the answer can be read from the request later, too. */
function answerWithForm(request: IDBRequest): void {
  Object.defineProperty(request, 'onsuccess', {
    set: (tell: (event: Event) => void) => {
      request.addEventListener('success', (event) => {
        void formShown().then(() => {
          tell.call(request, event);
        });
      });
    },
  });
}

/**
 * Lets a file come before what was typed in its form and not saved. Decap keeps that in the browser's database, and
 * offers it as soon as it has read it: a file that came later took its place, and all was lost to somebody who had
 * asked to have it back.
 */
export function offerKeptFormLast(): void {
  const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as IDBObjectStore['get'];
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (typeof key === 'string' && KEPT_FORM.test(key)) answerWithForm(request);
    return request;
  };
}
