import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AboutPage } from './about-page.js';

test('the sources are credited with links to them', async () => {
  const screen = await render(<AboutPage />);
  // biome-ignore format: a table, to be read down
  const credits: [string, string][] = [
    ['tanos.co.uk',               'https://www.tanos.co.uk/jlpt/'],
    ['SIL Open Font License 1.1', 'https://openfontlicense.org/'],
    ['Noto Sans JP',              'https://fonts.google.com/noto/specimen/Noto+Sans+JP'],
    ['Klee One',                  'https://fonts.google.com/specimen/Klee+One'],
    ['Lucide',                    'https://lucide.dev/license'],
    ['Lindera',                   'https://github.com/lindera/lindera'],
  ];
  for (const [name, address] of credits) {
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await expect.element(screen.getByText(/Jonathan Waller.*CC BY/)).toBeInTheDocument();
});
