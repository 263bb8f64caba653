import { languages } from '../domain/money';
import * as es from '../domain/order-labels/es';
import * as fr from '../domain/order-labels/fr';
import * as it from '../domain/order-labels/it';
import { mailTexts } from './mail-messages';

const labels = { es, fr, it };

test.each(languages)('%s: e-mails name the states of an order like the pages', (language) => {
  const { status } = mailTexts[language];
  const { processing, completed, partial, cancelled, refunded } = labels[language].statuses;
  // S1 §2.3 quotes two Spanish words; e-mails use those of the glossary.
  const quoted = language === 'es' ? { processing: 'En curso', cancelled: 'No entregado' } : {};
  expect({
    processing: status.inProgress,
    completed: status.completed,
    partial: status.partial,
    cancelled: status.cancelled,
    refunded: status.refunded,
  }).toEqual({ processing, completed, partial, cancelled, refunded, ...quoted });
});
