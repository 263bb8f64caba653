import { Plus } from 'lucide-react';
import { type Control, Controller, type UseFormRegister, useFieldArray } from 'react-hook-form';
import type { Language } from '#domain/money.ts';
import { typeNames } from '#domain/order-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError, InputField, SelectField, TextareaField } from '#web/ui/field.tsx';
import { RemoveButton } from '../ui/order-buttons';
import type { EditorForm, ItemField, ListShape } from './shape';
import { contentMessages as text } from './text';

interface Props {
  list: ListShape;
  /** What is typed into the fields of text. */
  language: Language;
  place: number;
  register: UseFormRegister<EditorForm>;
  control: Control<EditorForm>;
  /** A sentence by form field. */
  problems: Record<string, string>;
  readOnly: boolean;
}

/** The fields of one question, chapter, case, review or claim. */
export function ItemEditor({ list, ...props }: Props) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {list.fields.map((field) => (
        <OneField key={field.name} list={list} field={field} {...props} />
      ))}
    </div>
  );
}

function OneField({ field, ...props }: Props & { field: ItemField }) {
  const { list, language, place, register, problems, readOnly } = props;
  const { name, kind, longest } = field;
  if (name === 'results') return <Results {...props} />;
  if (name === 'sample') return <Sample {...props} />;
  if (name === 'shownOn') return <Lines {...props} />;
  const at = `lists.${list.name}.${place}.${name}` as const;
  const common = { label: text.fields[name], error: problems[at], readOnly, ...register(at) };
  if (kind === 'icon') return <SelectField {...common} options={text.icons} />;
  if (kind === 'text' || kind === 'paragraphs')
    return (
      <TextareaField
        {...common}
        lang={language}
        maxLength={longest}
        rows={kind === 'paragraphs' ? 6 : longest > 300 ? 4 : 2}
        hint={kind === 'paragraphs' ? text.paragraphsHint : undefined}
        className="sm:col-span-2"
      />
    );
  return (
    <InputField
      {...common}
      lang={language}
      maxLength={longest}
      autoComplete="off"
      hint={name === 'source' ? text.sourceHint : undefined}
      inputMode={kind === 'rating' ? 'numeric' : undefined}
      className={field.wide && 'sm:col-span-2'}
    />
  );
}

/** A figure that nobody has counted, or without a source yet. */
function Sample({ list, place, control, readOnly }: Props) {
  return (
    <Controller
      control={control}
      name={`lists.${list.name}.${place}.sample`}
      render={({ field: { value, onChange } }) => (
        <Checkbox checked={value !== false} onChange={(next) => !readOnly && onChange(next)}>
          <span className="font-semibold">{text.sampleFigure}</span>
          <span className="block text-muted">{text.sampleFigureHint}</span>
        </Checkbox>
      )}
    />
  );
}

/** The product lines whose pages also show a question. */
function Lines({ list, place, control, problems, readOnly }: Props) {
  const name = `lists.${list.name}.${place}.shownOn` as const;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">{text.fields.shownOn}</legend>
      <p className="text-sm text-muted">{text.shownOnHint}</p>
      <Controller
        control={control}
        name={name}
        render={({ field: { value = [], onChange } }) => (
          <div className="flex flex-wrap gap-x-6">
            {Object.entries(typeNames).map(([line, label]) => (
              <Checkbox
                key={line}
                checked={value.includes(line)}
                onChange={(next) =>
                  !readOnly && onChange(next ? [...value, line] : value.filter((one) => one !== line))
                }
              >
                {label}
              </Checkbox>
            ))}
          </div>
        )}
      />
      {problems[name] && <FieldError>{problems[name]}</FieldError>}
    </fieldset>
  );
}

/** Figures of a case: what grew, and by how much. */
function Results({ list, language, place, register, control, problems, readOnly }: Props) {
  const name = `lists.${list.name}.${place}.results` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="text-sm font-semibold">{text.fields.results}</legend>
      {fields.length > 0 && (
        <ul className="grid gap-2">
          {fields.map((field, line) => (
            <li key={field.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)_auto] items-end gap-2">
              {(['metric', 'increase'] as const).map((part) => (
                <InputField
                  key={part}
                  label={text.fields[part]}
                  error={problems[`${name}.${line}.${part}`]}
                  readOnly={readOnly}
                  lang={language}
                  autoComplete="off"
                  maxLength={part === 'metric' ? 120 : 40}
                  {...register(`${name}.${line}.${part}`)}
                />
              ))}
              <RemoveButton
                label={text.remove(text.item(text.result, line + 1))}
                onClick={readOnly ? undefined : () => remove(line)}
              />
            </li>
          ))}
        </ul>
      )}
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
