type Listed = { id: string; data: { title: string; category: string } };

/** What a page says of a course next to its own. */
type Neighbour = { id: string; title: string };

export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };

const toNeighbour = (course: Listed | undefined): Neighbour | undefined =>
  course && { id: course.id, title: course.data.title };

/** The courses before and after each one in its category, in the order of the catalogue, by its id. */
export function courseNeighbours(courses: readonly Listed[]): Map<string, Neighbours> {
  const categories = Map.groupBy(courses, ({ data }) => data.category);
  return new Map(
    [...categories.values()].flatMap((same) =>
      same.map(({ id }, index) => [
        id,
        { previous: toNeighbour(index > 0 ? same[index - 1] : undefined), next: toNeighbour(same[index + 1]) },
      ]),
    ),
  );
}
