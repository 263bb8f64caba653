import type { Ref } from 'react';
import { useMessages } from '../i18n/messages';

/** The number of this step of two. The heading can be focused, so that a change of step is announced. */
export function StepHead({
  step,
  title,
  headingRef,
}: {
  step: 1 | 2;
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  const { withdrawal } = useMessages();
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{withdrawal.steps(step)}</p>
      <h2 ref={headingRef} tabIndex={-1} className="text-xl font-bold tracking-tight outline-none">
        {title}
      </h2>
    </div>
  );
}
