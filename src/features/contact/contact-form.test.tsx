import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

function hiddenFields(props: Omit<ContactFormProps, 'page'>) {
  const root = parse(renderToStaticMarkup(<ContactForm page="/contact" {...props} />));
  const fields = root.querySelectorAll('form[method=post][action="/api/contact"] input[type=hidden]');
  return new Map(fields.map((field) => [field.getAttribute('name'), field.getAttribute('value')]));
}

test('posts what the visitor does not type without script', () => {
  expect([...hiddenFields({ kind: 'callback' }).keys()]).toEqual(['formation', 'type', 'page', 'notice']);
});

test('sends the course if it has no session to choose', () => {
  const subject = { title: 'Excel', interest: '', choices: [{ value: 'Excel', label: 'Je ne sais pas encore' }] };
  expect(hiddenFields({ kind: 'contact', subject }).get('formation')).toBe('Excel');
});
