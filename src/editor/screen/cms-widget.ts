import type { CreateElement } from './preview-elements.ts';

/** Decap's data of an entry or of a field's settings, in the maps of its own library. */
type CmsSettings = {
  get: (key: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  toJS: () => Readonly<Record<string, unknown>>;
};

/** The props that Decap hands to the control of a field. */
export type WidgetProps = {
  field: CmsSettings;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The id that the field's label names. */
  forID: string;
  /** The class that gives a control the look of the others. */
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  /** The entry as it is now. */
  getEntry: () => CmsSettings;
  collection: CmsSettings;
  mediaPaths: CmsSettings;
  onOpenMediaLibrary: (wish: { controlID: string; forImage: true; allowMultiple: false }) => void;
};

/** A control of our own in the page: told of each change of what Decap hands to it, and of its end. */
type Mounted = { update?: () => void; end?: () => void };

export type Mount = (place: HTMLElement, props: () => WidgetProps) => Mounted;

export type WidgetControl = abstract new (...settings: never) => object;

export type CreateClass = <Spec extends object>(
  spec: Spec & ThisType<Spec & { props: WidgetProps; place?: HTMLElement | null; mounted?: Mounted }>,
) => WidgetControl;

/** The control of a field as Decap wants it, around one that knows the page alone. */
export const domControl = (createClass: CreateClass, h: CreateElement, mount: Mount): WidgetControl =>
  createClass({
    componentDidMount() {
      if (this.place) this.mounted = mount(this.place, () => this.props);
    },
    shouldComponentUpdate: () => true,
    componentDidUpdate() {
      this.mounted?.update?.();
    },
    componentWillUnmount() {
      this.mounted?.end?.();
    },
    render() {
      const hold = (place: HTMLElement | null) => {
        this.place = place;
      };
      return h('div', { ref: hold });
    },
  });

const isMap = (value: unknown): value is { toJS: () => unknown } =>
  typeof value === 'object' && value !== null && 'toJS' in value && typeof value.toJS === 'function';

/** A setting of a field, out of the maps of Decap's library. */
export const plainSetting = (value: unknown): unknown => (isMap(value) ? value.toJS() : value);
