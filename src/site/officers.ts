const OFFICERS: readonly string[] = ['accessibilityOfficer', 'reportingOfficer'];

/** The contact details of an officer, without those left out. */
const ownWays = (officer: object): object =>
  Object.fromEntries(Object.entries(officer).filter(([, value]) => value !== '' && value !== null));

/** How the provider is reached, and those whom the law has it name: as it is, where they have no number or address of their own. */
export const withOfficers = <Contact extends { phone?: unknown; email?: unknown }>(contact: Contact): Contact => ({
  ...contact,
  ...Object.fromEntries(
    Object.entries(contact).flatMap(([name, officer]: [string, unknown]) =>
      OFFICERS.includes(name) && typeof officer === 'object' && officer !== null
        ? [[name, { phone: contact.phone, email: contact.email, ...ownWays(officer) }]]
        : [],
    ),
  ),
});
