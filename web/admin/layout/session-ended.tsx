import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeForm } from '../login/code-form';
import { LoginForm } from '../login/login-form';
import { loginStepMessages as step } from '../login/text';
import { messages } from '../messages';
import { Dialog } from '../ui/dialog';
import { RecoveryCodesLeft } from '../ui/recovery-codes-left';
import { TextLink } from '../ui/text-link';

const text = messages.shell;

interface Props {
  /** The user whose session has ended. */
  username: string;
  /** The login page, for another user. */
  login: string;
}

/**
 * A login above the open screen once its session has ended: dialogs stay open and nothing that was typed is lost. The
 * layout then loads the session again.
 */
export function SessionEnded({ ended, ...props }: Props & { ended: boolean }) {
  // The session is there again before the number is read.
  const [codesLeft, setCodesLeft] = useState<number>();
  if (codesLeft !== undefined)
    return (
      <Dialog open title={step.codeTitle}>
        <RecoveryCodesLeft left={codesLeft} onRead={() => setCodesLeft(undefined)} />
      </Dialog>
    );
  return ended ? <LoginAgain {...props} onCodesLeft={setCodesLeft} /> : null;
}

function LoginAgain({
  username,
  login,
  onCodesLeft,
}: Props & { onCodesLeft: (left: number | undefined) => void }) {
  const [open, setOpen] = useState(true);
  /** The password was right, the code is missing. */
  const [half, setHalf] = useState(false);
  return (
    <>
      <Alert
        tone="warning"
        className="m-4"
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            {text.logIn}
          </Button>
        }
      >
        {text.sessionEnded}
      </Alert>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={half ? step.codeTitle : text.sessionEndedTitle}
        description={text.sessionEndedText}
        unasked
      >
        <div className="grid gap-4">
          {half ? (
            <CodeForm
              username={username}
              onDone={({ recoveryCodesLeft }) => onCodesLeft(recoveryCodesLeft)}
              onBack={() => setHalf(false)}
            />
          ) : (
            <LoginForm username={username} onHalf={() => setHalf(true)} />
          )}
          <TextLink to={login}>{text.otherUser}</TextLink>
        </div>
      </Dialog>
    </>
  );
}
