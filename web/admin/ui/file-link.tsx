import { type FileLinkProps, FileLink as SharedFileLink } from '#web/ui/file-link.tsx';
import { commonMessages } from '../messages/common';
import { ActionFailure } from './action-failure';

/** A link to a file, with the back office's words. */
export function FileLink(link: FileLinkProps) {
  const words = commonMessages.file;
  return (
    <SharedFileLink
      {...link}
      words={words}
      failure={(error) => (
        <div className="order-last basis-full">
          <ActionFailure error={error} title={words.failed} onlyReads />
        </div>
      )}
    />
  );
}
