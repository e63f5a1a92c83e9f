const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount as the French write it, cents only when there are some: « 150 € », « 103,20 € ». */
export const formatEuros = (amount: number): string => euros.format(amount);
