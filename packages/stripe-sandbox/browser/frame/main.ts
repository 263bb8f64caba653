import type { FieldType, FrameType } from '../protocol';
import * as challenge from './challenge';
import * as controller from './controller';
import * as express from './express';
import { CardForm } from './form';
import { listen, standsAlone } from './page';
import * as wallet from './wallet';

const root = document.getElementById('root') as HTMLElement;
const type = document.body.dataset.frame as FrameType;

if (type === 'controller') listen((message) => void controller.receive(message));
else if (type === 'challenge' && standsAlone) challenge.showAlone(root);
else if (type === 'challenge') listen((message) => challenge.receive(root, message));
else if (type === 'wallet') listen((message) => wallet.receive(root, message));
else if (type === 'expressCheckout') listen((message) => express.receive(root, message));
else startForm(type);

function startForm(field: FieldType): void {
  const form = new CardForm(field, root);
  Object.assign(window, { [controller.DOOR]: form });
  listen((message) => form.receive(message));
}
