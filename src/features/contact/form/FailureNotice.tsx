import { useEffect, useState } from 'react';
import { telHref } from '#src/lib/phone.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact-texts.ts';
import { useInView } from './use-in-view.ts';

type Props = {
  /** Whether the server could not be reached at all. */
  isOffline: boolean;
  phone: string;
};

/** Whether the connection has come back since this was first asked. */
function useReconnected(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const follow = () => {
      setIsBack(navigator.onLine);
    };
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);
  return isBack;
}

/** Why a form could not be sent, and what now. Once the connection is back it offers to send, never by itself. */
export function FailureNotice({ isOffline, phone }: Props) {
  const isBack = useReconnected() && isOffline;
  const notice = useInView<HTMLDivElement>();
  const call = <a href={telHref(phone)}>{phone}</a>;
  return (
    <div ref={notice} className="form-alert" role="alert">
      {isBack ? (
        <>
          <p>{TEXTS.back}</p>
          <button className="button" type="submit">
            {TEXTS.sendNow}
          </button>
        </>
      ) : (
        <p>
          {isOffline ? TEXTS.offline : TEXTS.kept} {call}.
        </p>
      )}
    </div>
  );
}
