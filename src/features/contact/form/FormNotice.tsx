import { paths } from '#src/site/paths.ts';
import { FORM_NOTICE } from '../form-notice.ts';

/** What the law wants said where personal data is asked for. */
export function FormNotice({ id }: { id: string }) {
  return (
    <p className="col-span-full text-small text-ink-soft" id={id}>
      {`${FORM_NOTICE.text} `}
      <a href={paths.privacy}>Vos droits et le détail</a>
    </p>
  );
}
