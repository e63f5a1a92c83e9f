export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="empty-state" role="alert" data-from-island="">
      <p>{message}</p>
      <button className="button button-quiet" type="button" onClick={onRetry}>
        Réessayer
      </button>
    </div>
  );
}
