import { adminDiscardDraft, type ContentState } from '#domain/calls/admin-content.ts';
import { adminPublishContent } from '#domain/calls/content.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHeightVariable } from '#web/ui/use-height-variable.ts';
import { ActionFailure } from '../ui/action-failure';
import { ActionDialog } from '../ui/action-form';
import { DifferenceView } from './difference-view';
import { publishedOf } from './saved-text';
import { contentMessages as text } from './text';
import type { useEditor } from './use-editor';

interface Props {
  section: ContentKey;
  language: Language;
  state: ContentState;
  editor: ReturnType<typeof useEditor>;
  problems: Record<string, string>;
  readOnly: boolean;
  /** The action whose dialog is open. */
  asking: AskedAction | undefined;
  ask: (action: AskedAction | undefined) => void;
  /** Shows missing parts at their fields. */
  onCheck: () => void;
}

/** An action that asks for confirmation. */
export type AskedAction = 'publish' | 'discard';

/** The actions on the text, and its state. The bar stays visible if the window has room for it and for the text. */
export function EditorBar({
  section,
  language,
  state,
  editor,
  problems,
  readOnly,
  asking,
  ask,
  onCheck,
}: Props) {
  const missing = Object.keys(problems).length;
  const close = () => ask(undefined);
  const place = { key: section, language };
  const error = editor.saveDraft.error;
  return (
    <div
      ref={useHeightVariable('--top-bar')}
      className="sticky top-(--sticky-top,0px) z-20 -mx-4 grid gap-2 border-b border-line bg-page px-4 py-2 lg:mx-0 lg:px-0 [@media(height<30rem)]:static"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="small"
          disabledReason={readOnly ? text.readOnly : editor.newer && text.decideFirst}
          onClick={() => {
            onCheck();
            if (missing === 0) ask('publish');
          }}
        >
          {text.publish}
        </Button>
        <Button
          size="small"
          busy={editor.saveDraft.busy}
          disabledReason={readOnly ? text.readOnly : editor.touched ? undefined : text.nothingToSave}
          onClick={() => editor.saveDraft.run(editor.base)}
        >
          {text.saveDraft}
        </Button>
        {editor.touched || !state.draft ? (
          <Button size="small" disabledReason={editor.touched ? text.previewSaveFirst : text.previewNothing}>
            {text.preview}
          </Button>
        ) : (
          <Button asChild size="small">
            <a href={`/admin/content-preview/${section}/${language}`} target="_blank" rel="noreferrer">
              {text.preview}
            </a>
          </Button>
        )}
        {state.draft && !readOnly && (
          <Button size="small" onClick={() => ask('discard')}>
            {text.discard}
          </Button>
        )}
        {editor.touched && <Badge tone="warning">{text.unsaved}</Badge>}
        <Badge tone={missing > 0 ? 'warning' : 'success'}>
          {missing > 0 ? text.missing(missing) : text.complete}
        </Badge>
      </div>
      {!isApiError(error, 'draft_changed') && <ActionFailure error={error} title={text.notSaved} />}
      {asking === 'publish' && (
        <ActionDialog
          call={adminPublishContent}
          params={place}
          toBody={() => ({
            jsonContent: editor.content(),
            // Where this text began, not what is published now: the server refuses to revert what came between.
            version: editor.base.version,
            draftRevision: editor.base.revision,
          })}
          title={text.publishTitle}
          description={text.publishText}
          submit={text.publish}
          done={text.published}
          onDone={({ version }) => editor.done({ content: editor.content(), revision: 0, version })}
          onClose={close}
        >
          <DifferenceView
            section={section}
            language={language}
            before={state.published.content}
            after={editor.content()}
          />
        </ActionDialog>
      )}
      {asking === 'discard' && (
        <ActionDialog
          call={adminDiscardDraft}
          params={place}
          toBody={() => ({ revision: editor.base.revision })}
          title={text.discardTitle}
          description={text.discardText}
          submit={text.discard}
          danger
          done={text.discarded}
          onDone={() => editor.done(publishedOf({ published: state.published }))}
          onClose={close}
        />
      )}
    </div>
  );
}
