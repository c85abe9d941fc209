import { pages } from '@utarang/contract';
import { guest } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { readCourseStep } from '../../../parts/course/course-step.js';
import type { GuestText } from '../../../parts/guest/guest-data.js';
import { takeTextOut } from '../../../parts/guest/guest-store.js';
import { useGuestLyric } from '../use-guest-lyric.js';
import { OwnPlayer } from './lazy-tools.js';
import { LyricRead } from './lyric-read.js';

export type GuestViewProps = { text: GuestText };

/** The guest's text on this device: read, learnt and played like a member's (docs/product/songs.md#my-lyrics). */
export function GuestView({ text }: GuestViewProps) {
  const editable = useGuestLyric(text);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  /** True if a press led from one view to another: only then does the focus move. */
  const asked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: Record<string, string>) => {
    asked.current = true;
    if ('edit' in to) return navigate(`${pages.myLyrics}?write=edit`);
    setSearch(to);
  };
  const isReading = search.size === 0;
  useEffect(() => {
    if (isReading && asked.current) heading.current?.focus();
  }, [isReading]);
  const times = search.get('time') === 'true';
  if (times || search.get('play') === 'true') return <OwnPlayer editable={editable} times={times} onGo={go} />;
  return (
    <LyricRead
      editable={editable}
      heading={heading}
      asked={asked.current}
      step={readCourseStep(search.get('study'))}
      onGo={go}
      onRemove={() => {
        takeTextOut(text.key);
        announce(guest.textDropped);
      }}
    />
  );
}
