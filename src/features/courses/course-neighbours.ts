type Listed = { id: string; data: { category: string } };

/** The courses before and after one in its category, in the order of the catalogue. */
export function neighboursOf<Item extends Listed>(courses: readonly Item[], course: Item) {
  const same = courses.filter(({ data }) => data.category === course.data.category);
  const place = same.findIndex(({ id }) => id === course.id);
  return { previous: place > 0 ? same[place - 1] : undefined, next: same[place + 1] };
}
