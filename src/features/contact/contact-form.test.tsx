import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const formOf = (props: Omit<ContactFormProps, 'page'>) => {
  const root = parse(renderToStaticMarkup(<ContactForm page="/contact" {...props} />));
  const namesOf = (selector: string) => root.querySelectorAll(selector).map((field) => field.getAttribute('name'));
  return { root, form: root.querySelector('form'), namesOf };
};

test('posts to the endpoint without script, with what the visitor does not type', () => {
  const { form, namesOf } = formOf({ kind: 'callback' });
  expect(form?.attributes).toMatchObject({ method: 'post', action: '/api/contact' });
  expect(namesOf('input[type=hidden]')).toEqual(['formation', 'type', 'page', 'notice']);
  expect(form?.querySelector('button[type=submit]')?.text).toBe('Me faire rappeler');
});

test('offers the sessions of a course with their keys, or sends the only choice', () => {
  const choices = [
    { value: 'Excel', label: 'Je ne sais pas encore' },
    { value: 'Excel (Angers)', label: 'Angers', session: '2027-01-11', key: '2027-01-11-angers' },
  ];
  const subjectOf = (count: number) => ({ title: 'Excel', interest: '', choices: choices.slice(0, count) });
  const { root, namesOf } = formOf({ kind: 'contact', subject: subjectOf(2) });
  const keys = root.querySelectorAll('#contact-formation option').map((option) => option.getAttribute('data-key'));
  expect(keys).toEqual([undefined, '2027-01-11-angers']);
  expect(namesOf('select')[0]).toBe('formation');
  const single = formOf({ kind: 'contact', subject: subjectOf(1) });
  expect(single.root.querySelector('input[name=formation]')?.getAttribute('value')).toBe('Excel');
});
