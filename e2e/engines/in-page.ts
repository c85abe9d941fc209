/*
 * Sources of functions that run in the page of any engine. They are texts: they are sent there as they are, and the
 * types of this program do not know that document.
 */

/** Checks whether the script has hydrated what the server rendered (as `hydrated` of the journeys in Chromium). */
export const IS_HYDRATED = `() => {
  if (document.readyState === 'loading') return false;
  const shown = document.getElementById('root')?.lastElementChild;
  const lists = document.querySelectorAll('main [data-cards]');
  return (
    !shown ||
    (Object.keys(shown).some((key) => key.startsWith('__react')) && [...lists].every(({ style }) => style.height))
  );
}`;

/** Calls the API of the product and returns its JSON; null for an empty body. */
export const CALL = `async (method, path, body) => {
  const form = body?.form && new URLSearchParams(body.form);
  const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(body && !form && { 'Content-Type': 'application/json' }) };
  const response = await fetch(path, { method, headers, ...(body && { body: form || JSON.stringify(body) }) });
  if (!response.ok) throw new Error(method + ' ' + path + ': ' + response.status);
  return (await response.text().then((text) => text && JSON.parse(text))) || null;
}`;

/**
 * Finds what is visible and has a role and a name, in the order of the document. It is plainer than the accessibility
 * tree of an engine, and enough for pages that name their controls by label, text or \`aria-label\`.
 */
export const FIND = `(target) => {
  const roles = {
    article: 'article', button: 'button, summary', checkbox: 'input[type=checkbox]', complementary: 'aside',
    dialog: 'dialog', heading: 'h1, h2, h3, h4, h5, h6', link: 'a[href]', progressbar: 'progress',
    radio: 'input[type=radio]', region: 'section', searchbox: 'input[type=search]', status: 'output',
    textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
  };
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const isHidden = (node) => node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true });
  const said = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (!(node instanceof Element) || isHidden(node)) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label) return label;
    const inside = [...node.childNodes].map(said).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inside : ' ' + inside + ' ';
  };
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) return plain(labelledBy.split(/\\s+/).map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    if (element.labels?.length) return plain([...element.labels].map(said).join(' '));
    return plain(said(element) || element.getAttribute('title') || element.getAttribute('placeholder') || '');
  };
  const isMeant = (text, wanted) =>
    wanted === undefined || (typeof wanted === 'string' ? text === wanted : new RegExp(wanted.source, wanted.flags).test(text));
  const isVisible = (element) => {
    if (isHidden(element) || element.closest('[aria-hidden=true]')) return false;
    const seen = element.matches('input') && element.labels?.length ? element.labels[0] : element;
    const { width, height } = seen.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const all = (wanted) => {
    const roots = wanted.within ? all(wanted.within).slice(wanted.within.nth ?? 0, (wanted.within.nth ?? 0) + 1) : [document];
    const from = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    if (wanted.css) return from(wanted.css).filter(isVisible);
    if (wanted.label) return from('input, textarea, select').filter((field) => isVisible(field) && nameOf(field) === wanted.label);
    if (wanted.role) {
      const own = '[role=' + wanted.role + ']';
      const built = roles[wanted.role].split(', ').map((each) => each + ':not([role])').join(', ');
      return from(own + ', ' + built).filter((element) => isVisible(element) && isMeant(nameOf(element), wanted.name));
    }
    const holds = (element) => isMeant(plain(element.textContent), wanted.text);
    return from('*').filter((element) => isVisible(element) && holds(element) && ![...element.children].some(holds));
  };
  return all(target);
}`;
