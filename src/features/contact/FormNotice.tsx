import { paths } from '#src/site/paths.ts';

/** What the law wants said where personal data is asked for. */
export function FormNotice({ id }: { id: string }) {
  return (
    <p className="form-notice" id={id}>
      {
        'Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention « facultatif », elles sont nécessaires pour vous répondre. Nous les gardons trois ans au plus après notre dernier échange. '
      }
      <a href={paths.privacy}>Vos droits et le détail</a>
    </p>
  );
}
