import type { Language } from '../money';
import es from './examples/es.json';
import fr from './examples/fr.json';
import it from './examples/it.json';
import type { Topic } from './topics';

/** The label of an example: a topic, small talk, or nothing that this shop could answer. */
export type Label = Topic | 'greeting' | 'thanks' | 'goodbye' | 'none';

/** How visitors of each language ask for a topic. The assistant learns from them (decision 0020). */
export const examplesOf: Record<Language, Record<Label, readonly string[]>> = { es, fr, it };
