import { Link } from 'react-router-dom';
import { contactSubjects } from '#domain/threads.ts';
import { emptyMessage } from '../drafts/contact-draft';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { emailSentence } from '../ui/email';
import { EmailField, Field, InputField, inputStyle, TextareaField, typedCode } from '../ui/field';
import { AttachedConversation } from './attached-conversation';
import { SendForm } from './send-form';
import { type ContactFormInput, useContactForm } from './use-contact-form';

/** The contact form (S1 §2.9). */
export function ContactForm(input: ContactFormInput) {
  const { common, contact, heads } = useMessages();
  const paths = usePaths();
  const { form, send, restored, conversation, removeConversation } = useContactForm(input);
  const { errors } = form.formState;
  return (
    <SendForm form={form} send={send} text={contact} submit={contact.send}>
      <h2 className="text-xl font-bold tracking-tight">{contact.formTitle}</h2>
      {restored && !send.error && <p className="text-sm text-muted">{contact.kept}</p>}
      {conversation.length > 0 && (
        <AttachedConversation conversation={conversation} onRemove={removeConversation} />
      )}
      <InputField
        label={contact.name}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={80}
        required
        {...form.register('name', { validate: (value) => value.trim().length >= 2 || contact.missing.name })}
      />
      <EmailField
        label={contact.email}
        hint={contact.emailHint}
        error={errors.email?.message}
        required
        {...form.register('email', { validate: (value) => emailSentence(value, common) })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          label={contact.company}
          autoComplete="organization"
          maxLength={120}
          {...form.register('company')}
        />
        <InputField
          label={contact.phone}
          error={errors.phone?.message}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.register('phone', {
            validate: (value) => /^[+\d\s().-]*$/.test(value.trim()) || contact.missing.phone,
          })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={contact.service} className="content-start">
          {(control) => (
            <select
              {...control}
              {...form.register('service')}
              // As the server renders it: the option that is shown first is the one that is sent.
              defaultValue={emptyMessage.service}
              className={inputStyle}
            >
              {contactSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {contact.services[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <InputField
          label={contact.order}
          hint={contact.orderHint}
          {...typedCode}
          placeholder="FNZ-261121-AB3K"
          maxLength={60}
          {...form.register('orderNumber')}
        />
      </div>
      <TextareaField
        label={contact.message}
        error={errors.message?.message}
        {...form.register('message', {
          validate: (value) => value.trim().length >= 5 || contact.missing.message,
        })}
        rows={6}
        maxLength={4000}
        required
      />
      <p className="text-sm leading-6 text-muted">
        {contact.privacy}{' '}
        <Link to={paths.privacy} className="font-semibold text-accent-ink underline underline-offset-2">
          {heads.privacy.title}
        </Link>
      </p>
    </SendForm>
  );
}
