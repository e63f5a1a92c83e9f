const LINES = 8;

/** The table to come, in its own shape. */
export function ComparisonSkeleton({ columns }: { columns: number }) {
  return (
    <div className="comparison__skeleton" aria-hidden="true" data-skeleton="">
      {Array.from({ length: LINES }, (_, line) => (
        <div key={line}>
          {Array.from({ length: columns + 1 }, (_cell, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}
