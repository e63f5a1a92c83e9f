/** Made by the library that the screen brings. */
export type Element = { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> };

/** `name` is that of an HTML element, or a component of Decap's. */
export type CreateElement = (
  name: unknown,
  attributes: Readonly<Record<string, unknown>> | null,
  ...children: readonly (Element | string | null | readonly (Element | null)[])[]
) => Element;

/** The props that Decap hands to a preview. */
export type PreviewProps = {
  entry: { get: (key: 'data') => { toJS: () => Readonly<Record<string, unknown>> } };
  getAsset: (path: string) => { toString: () => string } | undefined;
};

export type Preview = (props: PreviewProps) => Element;

/** Makes elements of Markdown. */
export type Markdown = (text: string, props: PreviewProps, key?: number) => Element;

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
