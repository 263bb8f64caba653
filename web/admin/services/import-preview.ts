import type { previewServiceImport } from '#domain/calls/admin-service-import.ts';
import type { AnswerOf } from '#domain/calls/call.ts';

export type Preview = AnswerOf<typeof previewServiceImport>;
