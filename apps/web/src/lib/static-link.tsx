import { type ComponentPropsWithoutRef, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { here } from './here.js';
import { isModifiedClick } from './is-modified-click.js';

type StaticLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'target'> & {
  /** The whole path of another page of the site. */
  to: string;
};

/**
 * A link of a card in a long list. It hands the address of its page to the next page (`from`), as other links do. The router's own link
 * is rendered again at each navigation, and the first key of a search is one: with some hundred cards that takes longer
 * than a frame.
 */
export function StaticLink({ to, children, ...props }: StaticLinkProps) {
  const { navigator } = use(NavigationContext);
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    navigator.push(to, { from: here() });
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}
