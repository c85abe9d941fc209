import { forgetInputs, noteInputs, slowestInput } from '../browse/inputs.js';
import { openPhone, slowDown } from '../browse/phone.js';
import { VISIT_SLOWDOWN } from './visit.js';

const WORD = 'taberu';
const BETWEEN_MS = 150; // about as fast as a thumb types

/** Measures how long the screen takes to follow the slowest of some keys typed into the search box, in milliseconds. */
export async function keystroke(address: URL): Promise<number> {
  const phone = await openPhone();
  const { page, browser } = phone;
  try {
    await noteInputs(page);
    await page.goto(address.href);
    await page.waitForLoadState('networkidle');
    await slowDown(phone, VISIT_SLOWDOWN);
    const box = page.getByRole('searchbox');
    await box.focus();
    await forgetInputs(page);
    await box.pressSequentially(WORD, { delay: BETWEEN_MS });
    await page.waitForLoadState('networkidle');
    return await slowestInput(page);
  } finally {
    await browser.close();
  }
}
