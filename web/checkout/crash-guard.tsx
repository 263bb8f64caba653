import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';

/** Keeps a bug in the form from crashing the page: typed values are stored, and a reload restores them. */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { checkout, common } = useMessages();
  return (
    <div className="p-4 sm:p-6">
      <Alert
        tone="danger"
        title={checkout.errors.title}
        actions={<Button onClick={() => window.location.reload()}>{common.retry}</Button>}
      >
        {checkout.failed.crashed}
      </Alert>
    </div>
  );
}
