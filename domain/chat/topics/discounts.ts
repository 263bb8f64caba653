import type { TopicRule } from './topic-rule';

/** What costs less or nothing. */
export const discountsTopics = {
  discount: {
    asked: [
      'discount',
      'discount fail',
      'discount code',
      'discount buy',
      'discount where',
      'discount order',
      'code',
      'code fail',
      'code where',
      'two code',
      'discount again',
    ],
    pages: ['faq'],
    combines: true,
  },
  'free-sample': {
    asked: [
      'free',
      'free try',
      'free followers/likes/views',
      'try',
      'bonus try',
      'try followers',
      'free try followers',
      'can try',
      'want try',
    ],
    pages: ['home'],
  },
  bonus: {
    asked: [
      'bonus',
      'bonus followers/likes/views',
      'bonus included',
      'bonus buy',
      'bonus amount',
      'bonus amount package',
      'bonus followers included',
      'bonus amount followers',
    ],
    pages: ['home'],
  },
} as const satisfies Record<string, TopicRule>;
