import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type Control, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { InputField, TextareaField } from '#web/ui/field.tsx';
import type { EditorForm, Shape } from './shape';
import { contentMessages as text } from './text';

interface Props {
  place: number;
  shape: Shape;
  register: UseFormRegister<EditorForm>;
  control: Control<EditorForm>;
  /** A sentence by form field. */
  problems: Record<string, string>;
  readOnly: boolean;
}

/** The fields of one question, chapter, case or review. */
export function ItemEditor({ place, shape, register, control, problems, readOnly }: Props) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {shape.fields.map(({ name, kind, longest }) => {
        const label = text.fields[name];
        if (name === 'results')
          return <Results key={name} {...{ place, register, control, problems, readOnly }} />;
        const common = {
          label,
          error: problems[`items.${place}.${name}`],
          readOnly,
          maxLength: longest,
          ...register(`items.${place}.${name}`),
        };
        const long = kind === 'text' || kind === 'paragraphs';
        return long ? (
          <TextareaField
            key={name}
            {...common}
            rows={kind === 'paragraphs' ? 6 : 4}
            hint={kind === 'paragraphs' ? text.paragraphsHint : undefined}
            className="sm:col-span-2"
          />
        ) : (
          <InputField
            key={name}
            {...common}
            autoComplete="off"
            inputMode={kind === 'rating' ? 'numeric' : undefined}
            className={shape.fields.length === 2 ? 'sm:col-span-2' : undefined}
          />
        );
      })}
    </div>
  );
}

/** Figures of a case: what grew, and by how much. */
function Results({ place, register, control, problems, readOnly }: Omit<Props, 'shape'>) {
  const name = `items.${place}.results` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="text-sm font-semibold">{text.fields.results}</legend>
      {fields.map((field, line) => (
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)_auto] items-end gap-2">
          {(['metric', 'increase'] as const).map((part) => (
            <InputField
              key={part}
              label={text.fields[part]}
              error={problems[`${name}.${line}.${part}`]}
              readOnly={readOnly}
              autoComplete="off"
              maxLength={part === 'metric' ? 120 : 40}
              {...register(`${name}.${line}.${part}`)}
            />
          ))}
          <Move
            label={text.remove(text.item(text.result, line + 1))}
            disabled={readOnly}
            onClick={() => remove(line)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Move>
        </div>
      ))}
      {!readOnly && fields.length < 8 && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => append({ metric: '', increase: '' })}
        >
          {text.add(text.result)}
        </Button>
      )}
    </fieldset>
  );
}

interface OrderProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Up, down, away. */
export function ItemOrder({ name, first, last, onMove, onRemove }: OrderProps) {
  return (
    <span className="flex gap-1">
      <Move label={text.up(name)} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </Move>
      <Move label={text.down(name)} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" className="size-4" />
      </Move>
      <Move label={text.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Move>
    </span>
  );
}

interface MoveProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Move({ label, disabled, onClick, children }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink disabled:opacity-40 lg:size-9"
    >
      {children}
    </button>
  );
}
