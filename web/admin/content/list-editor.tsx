import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { Language } from '#domain/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { OrderButtons } from '../ui/order-buttons';
import { Section } from '../ui/section';
import { ItemEditor } from './item-editor';
import { type EditorForm, emptyItem, type ListShape } from './shape';
import { contentMessages as text } from './text';

interface Props {
  list: ListShape;
  language: Language;
  form: UseFormReturn<EditorForm>;
  /** A sentence by form field. */
  problems: Record<string, string>;
  readOnly: boolean;
  /** An item was moved, added or removed. */
  onTouch: () => void;
}

/** The items of one list of a section in order; or the fields that exist once. */
export function ListEditor({ list, language, form, problems, readOnly, onTouch }: Props) {
  const at = `lists.${list.name}` as const;
  const items = useFieldArray({ control: form.control, name: at });
  const name = text.items[list.name];
  const fields = { list, language, register: form.register, control: form.control, problems, readOnly };
  if (list.one)
    return (
      <Section title={capital(name)}>
        <ItemEditor place={0} {...fields} />
      </Section>
    );
  return (
    <>
      {problems[at] && <Alert tone="danger">{problems[at]}</Alert>}
      {items.fields.map((field, place) => (
        <Section
          key={field.id}
          title={text.item(capital(name), place + 1)}
          aside={
            !readOnly && (
              <OrderButtons
                labels={text.place(text.item(name, place + 1))}
                place={place}
                rows={items.fields.length}
                onMove={(to) => {
                  items.move(place, to);
                  onTouch();
                }}
                onRemove={() => {
                  items.remove(place);
                  onTouch();
                }}
              />
            )
          }
        >
          <ItemEditor place={place} {...fields} />
        </Section>
      ))}
      {!readOnly && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            items.append(emptyItem(list));
            onTouch();
          }}
        >
          {text.add(name)}
        </Button>
      )}
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
