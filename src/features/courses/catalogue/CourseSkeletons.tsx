/** Cards to come, in their own shape. */
export function CourseSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <ul className="course-grid" role="list" aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className="course-card course-card--skeleton" data-skeleton="">
            <span />
            <span />
            <span />
            <span />
            <span />
          </div>
        </li>
      ))}
    </ul>
  );
}
