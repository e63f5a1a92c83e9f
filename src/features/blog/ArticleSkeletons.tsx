/** Articles to come, in the shape of their list. */
export function ArticleSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <ul className="article-list" role="list" aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className="article-card article-card--skeleton" data-skeleton="">
            <span />
            <div className="article-card__text">
              <span />
              <span />
              <span />
              <span />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
