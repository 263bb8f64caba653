import { inFrench } from '#domain/typography.ts';
import type { Messages } from '../shape';
import * as features from './features';

/** The French catalogue. */
export const fr: Messages = inFrench(features);
