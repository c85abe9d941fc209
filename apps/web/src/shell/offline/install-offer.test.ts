import { expect, test } from 'vitest';
import { type InstallNote, mayOffer, OFFER_FROM_VISIT, withVisit } from './install-offer.js';

test('the offer comes with the third visit, and after it never again', () => {
  let note: InstallNote = { visits: 0, wasOffered: false };
  const offers: number[] = [];
  for (let visit = 1; visit <= OFFER_FROM_VISIT + 3; visit++) {
    note = withVisit(note);
    if (!mayOffer(note)) continue;
    offers.push(visit);
    note = { ...note, wasOffered: true };
  }
  expect(offers).toEqual([OFFER_FROM_VISIT]);
});
