import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { ProductLineEntry } from './product-line-entry';
import { useProductLines } from './product-lines';

/** The services in the header: links that unfold below their button. Esc, leaving or choosing folds them again. */
export function ServicesMenu({ className }: { className: string }) {
  const { shell } = useMessages();
  const lines = useProductLines();
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place folds the menu
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {shell.services}
        <ChevronDown
          aria-hidden
          className={classes('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-2 w-80 animate-fade rounded-card border border-line bg-surface p-2 shadow-float"
      >
        {lines.map((line) => (
          <li key={line.key}>
            <ProductLineEntry line={line} className="hover:bg-accent-soft" />
          </li>
        ))}
      </ul>
    </div>
  );
}
