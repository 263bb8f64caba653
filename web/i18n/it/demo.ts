import type { Messages } from '../shape';

export const demo: Messages['demo'] = {
  badge: 'Dimostrazione',
  note: 'Questa è una dimostrazione: l’ordine è inventato, non è stato addebitato nulla e nulla sarà consegnato.',
  start: 'Scegli un pacchetto',
};
