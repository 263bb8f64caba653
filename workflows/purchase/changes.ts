/**
 * What each release (in tenths: 5 is 0.5) began to do that older ones did not. A run of that release or a later one
 * does it; an older run asks `patched` and does it from its next live task on.
 */
export const changes = {
  'tells-customers': 2,
  'fails-over': 3,
  'asks-when-late': 4,
  'awaits-refunds': 4,
  'cancelled-refunds': 4,
  'dashboard-stops-panel': 4,
  'disputes-stop-delivery': 4,
  'ends-after-declines': 4,
  'finds-each-line': 4,
  'forgets-after-end': 4,
  'heeds-written-numbers': 4,
  'hears-early-news': 4,
  'hears-while-ending': 4,
  'holds-for-panels': 4,
  'is-watched-with-others': 4,
  'keeps-early-reports': 4,
  'letters-are-rows': 4,
  'looks-at-once': 4,
  'no-reminder-while-deciding': 4,
  'notes-cancellation': 4,
  'notes-unreadable': 4,
  'refunded-needs-nobody': 4,
  'rests-short': 4,
  'settles-submissions': 4,
  'shows-where-it-waits': 4,
  'takes-over-its-order': 4,
  'tells-when-on-hold': 5,
} as const satisfies Record<string, number>;
