import { inItalian } from '#domain/typography.ts';
import type { Messages } from '../shape';
import * as features from './features';

/** The Italian catalogue. */
export const it: Messages = inItalian(features);
