import type { ContentKey } from '../../../domain/content/sections';
import type { Language } from '../../../domain/money';
import { isApiError } from '../../api-client/api-error';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { contentMessages as text } from '../messages/content';
import { ActFailure } from '../ui/act-failure';
import { DifferenceView } from './difference-view';
import type { ContentState } from './queries';
import { asLines } from './shape';
import type { useEditor } from './use-editor';

interface Props {
  section: ContentKey;
  language: Language;
  state: ContentState;
  editor: ReturnType<typeof useEditor>;
  problems: Record<string, string>;
  readOnly: boolean;
  /** What lacks is to be shown at its fields. */
  onCheck: () => void;
}

/** What can be done with the text, and where it stands. */
export function EditorBar({ section, language, state, editor, problems, readOnly, onCheck }: Props) {
  const { asking, ask } = editor;
  const missing = Object.keys(problems).length;
  const close = () => ask(undefined);
  const style = 'max-lg:min-h-11';
  const error = editor.saveDraft.error;
  return (
    <div className="sticky top-(--sticky-top,0px) z-20 -mx-4 grid gap-2 border-b border-line bg-page px-4 py-2 lg:mx-0 lg:px-0">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          size="small"
          className={style}
          disabledReason={readOnly ? text.readOnly : undefined}
          onClick={() => {
            onCheck();
            if (missing === 0) ask('publish');
          }}
        >
          {text.publish}
        </Button>
        <Button
          size="small"
          className={style}
          busy={editor.saveDraft.busy}
          disabledReason={readOnly ? text.readOnly : editor.touched ? undefined : text.nothingToSave}
          onClick={() => editor.saveDraft.run(editor.revision)}
        >
          {text.saveDraft}
        </Button>
        {editor.touched || !state.draft ? (
          <Button
            size="small"
            className={style}
            disabledReason={editor.touched ? text.previewSaveFirst : text.previewNothing}
          >
            {text.preview}
          </Button>
        ) : (
          <Button asChild size="small" className={style}>
            <a href={`/admin/content-preview/${section}/${language}`} target="_blank" rel="noreferrer">
              {text.preview}
            </a>
          </Button>
        )}
        {state.draft && !readOnly && (
          <Button size="small" className={style} onClick={() => ask('discard')}>
            {text.discard}
          </Button>
        )}
        {editor.touched && <Badge tone="warning">{text.unsaved}</Badge>}
        <Badge tone={missing > 0 ? 'warning' : 'success'}>
          {missing > 0 ? text.missing(missing) : text.complete}
        </Badge>
      </div>
      {!isApiError(error, 'draft_changed') && <ActFailure error={error} title={text.notSaved} />}
      <Dialog
        open={asking === 'publish'}
        onClose={editor.publish.busy ? undefined : close}
        title={text.publishTitle}
        description={text.publishText}
        closeLabel={messages.shell.close}
      >
        <div className="grid gap-4">
          <DifferenceView
            before={asLines(section, state.published.content)}
            after={asLines(section, editor.content())}
          />
          <ActFailure error={editor.publish.error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{commonMessages.cancel}</Button>
            <Button look="primary" busy={editor.publish.busy} onClick={() => editor.publish.run(undefined)}>
              {text.publish}
            </Button>
          </div>
        </div>
      </Dialog>
      <Dialog
        open={asking === 'discard'}
        onClose={editor.discard.busy ? undefined : close}
        title={text.discardTitle}
        description={text.discardText}
        closeLabel={messages.shell.close}
      >
        <div className="grid gap-4">
          <ActFailure error={editor.discard.error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{commonMessages.cancel}</Button>
            <Button look="danger" busy={editor.discard.busy} onClick={() => editor.discard.run(undefined)}>
              {text.discard}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
