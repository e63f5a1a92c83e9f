type Listed = { id: string; category: string };

export type Neighbours<Neighbour> = { previous: Neighbour | undefined; next: Neighbour | undefined };

/** The courses before and after each one in its category, in the order of the catalogue, by its id. */
export function courseNeighbours<Neighbour extends Listed>(
  courses: readonly Neighbour[],
): Map<string, Neighbours<Neighbour>> {
  const categories = Map.groupBy(courses, ({ category }) => category);
  return new Map(
    [...categories.values()].flatMap((same) =>
      same.map(({ id }, index) => [id, { previous: index > 0 ? same[index - 1] : undefined, next: same[index + 1] }]),
    ),
  );
}
