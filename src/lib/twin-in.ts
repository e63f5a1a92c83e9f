const IDENTITY = ['id', 'name', 'href', 'type'];

/** Finds the element that replaces `former` after React has rebuilt the island. */
export const twinIn = (root: HTMLElement, former: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(former.localName)].find((element) =>
    IDENTITY.every((attribute) => element.getAttribute(attribute) === former.getAttribute(attribute)),
  );
