import { useEffect } from 'react';
import { messages } from '../messages';

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.shell.title}`;
  }, [title]);
}
