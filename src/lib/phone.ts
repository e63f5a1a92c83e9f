/** The `tel:` address of a French number: `telHref('01 99 00 24 60')` is `tel:+33199002460`. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '').replace(/^0/, '+33')}`;
