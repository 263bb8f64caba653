import { offerStage } from './offer-stage';

test.each([
  ['of an offer that is still valid', { offerEndsAt: 1001 }, 'stands'],
  ['of one that was postponed', { offerEndsAt: 1001, upsell: 'later' }, 'stands'],
  ['of one that ends now', { offerEndsAt: 1000 }, 'over'],
  ['of one that was postponed and has ended', { offerEndsAt: 999, upsell: 'later' }, 'over'],
  ['of one that had ended when the server named it', { offerEndsAt: 0 }, 'over'],
  ['before the server has named one', {}, 'over'],
  ['of one that was accepted', { offerEndsAt: 1001, upsell: 'accepted' }, 'answered'],
  ['of one that was declined', { offerEndsAt: 1001, upsell: 'declined' }, 'answered'],
] as const)('the stage %s', (_what, cart, stage) => expect(offerStage(cart, 1000)).toBe(stage));
