import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QUERY_MAX, readLine } from '@utarang/contract';
import { format, palette } from '@utarang/messages';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isComposing } from '../../lib/keyboard.js';
import { everythingQuery } from '../../parts/everything/everything-query.js';
import { useModal } from '../../ui/dialog/use-modal.js';
import { Message } from '../../ui/message/message.js';
import type { NavViewer } from '../nav/nav-viewer.js';
import css from './palette.module.css';
import { type PaletteGroup, type PaletteItem, pagesOf, paletteGroups } from './palette-items.js';

const DEBOUNCE_MS = 200; // docs/product/pages.md#command-palette

/** The command palette (docs/product/pages.md#command-palette): a text box, and the entries that match its text. */
export function Palette({ viewer, onClose }: { viewer: NavViewer; onClose: () => void }) {
  const modal = useModal(onClose, { closeOnBackdrop: true });
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const debounced = useDebouncedText(text);
  const q = readLine(debounced, QUERY_MAX) ?? '';
  const { data } = useQuery({ ...everythingQuery(q), placeholderData: keepPreviousData });
  const links = useMemo(() => pagesOf(viewer.role), [viewer.role]);
  const groups = useMemo(() => paletteGroups(links, text, q === '' ? undefined : data), [links, text, q, data]);
  const items = groups.flatMap((group) => group.items);
  const { activeIndex, choose } = useActiveEntry(items, text);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepTo(event.key, activeIndex, text === '');
    if (next !== null) choose(next);
    else if (event.key === 'Enter' && items[activeIndex]) go(items[activeIndex].to);
    else return;
    event.preventDefault();
  };

  return (
    <dialog {...modal} className={css['palette']} aria-label={palette.title}>
      <div className={css['field']}>
        <Search size={20} aria-hidden="true" />
        <input
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label={palette.box}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items[activeIndex] ? `${id}-${activeIndex}` : undefined}
          placeholder={palette.box}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={items.length > 0 ? 'sr' : css['empty']}>
        {items.length > 0 ? format(palette.found, { n: items.length }) : palette.empty}
      </p>
      <Options id={id} groups={groups} activeIndex={activeIndex} onGo={go} onPoint={choose} />
      <p className={css['hint']} aria-hidden="true">
        {palette.hint}
      </p>
      <button type="button" className={css['close']} onClick={onClose}>
        {palette.close}
      </button>
    </dialog>
  );
}

/**
 * The index of the active entry, and its setter. The entry stays active where the results still have it; with a changed
 * text the first entry is active.
 */
function useActiveEntry(items: readonly PaletteItem[], text: string) {
  const [chosen, setChosen] = useState<{ to: string; text: string } | null>(null);
  const activeIndex =
    chosen?.text === text
      ? Math.max(
          0,
          items.findIndex(({ to }) => to === chosen.to),
        )
      : 0;
  const choose = (index: number) => {
    const item = items[(index + items.length) % items.length];
    if (item) setChosen({ to: item.to, text });
  };
  return { activeIndex, choose };
}

/**
 * The index to which a key leads, which the caller wraps around. With a text in the box Home and End move the caret
 * instead.
 */
function stepTo(key: string, active: number, isEmpty: boolean): number | null {
  if (key === 'ArrowDown') return active + 1;
  if (key === 'ArrowUp') return active - 1;
  if (key === 'Home' && isEmpty) return 0;
  return key === 'End' && isEmpty ? -1 : null;
}

type OptionsProps = {
  id: string;
  groups: readonly PaletteGroup[];
  activeIndex: number;
  onGo: (to: string) => void;
  onPoint: (index: number) => void;
};

function Options({ id, groups, activeIndex, onGo, onPoint }: OptionsProps) {
  const current = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each choice
  useEffect(() => {
    // The promise of smooth scrolling is not awaited.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, groups]);
  let index = -1;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={palette.list} className={css['list']} tabIndex={-1}>
      {groups.map(({ name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
        <div key={name} role="group" aria-label={name}>
          <p className={css['group']} aria-hidden="true">
            {name}
          </p>
          {items.map(({ to, label, note }) => {
            index += 1;
            const own = index;
            return (
              // The keys are those of the box, which keeps the focus.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={to}
                ref={own === activeIndex ? current : undefined}
                id={`${id}-${own}`}
                role="option"
                aria-selected={own === activeIndex}
                className={css['option']}
                onPointerMove={() => own !== activeIndex && onPoint(own)}
                onClick={() => onGo(to)}
              >
                <b>
                  <Message>{label}</Message>
                </b>
                {note && (
                  <span className={css['note']}>
                    <Message>{note}</Message>
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A text once no key has changed it for a while; an empty one at once. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text.trim() === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
