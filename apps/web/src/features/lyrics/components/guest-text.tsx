import { pages } from '@utarang/contract';
import { common, format, guest, myLyrics as messages } from '@utarang/messages';
import { useState } from 'react';
import { announce } from '../../../lib/announce.js';
import type { GuestText as Text } from '../../../parts/guest/guest-data.js';
import { takeTextOut } from '../../../parts/guest/guest-store.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './guest-text.module.css';

/** So many lines of it are shown. */
const SHOWN = 4;

/** The text that waits on this device: to be read word by word, edited or dropped. */
export function GuestText({ text: { key, title, artist, text } }: { text: Text }) {
  const [asks, setAsks] = useState(false);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Panel title={guest.textTitle}>
      <p className={css['title']}>
        <Message>{title || lines[0] || guest.textUntitled}</Message>
      </p>
      <p className={css['about']}>
        {artist && <Message>{artist}</Message>} {format(messages.lines, { n: lines.length })}
      </p>
      <div className={css['lines']}>
        {lines.slice(0, SHOWN).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
          <p key={index}>
            <Message>{line}</Message>
          </p>
        ))}
      </div>
      <div className={css['buttons']}>
        <Button look="txt" onClick={() => setAsks(true)}>
          {guest.textDrop}
        </Button>
        <ButtonLink look="sec" to={`${pages.myLyrics}?write=edit`}>
          {guest.textEdit}
        </ButtonLink>
        <ButtonLink to={`${pages.lookup}#${encodeURIComponent(text)}`}>{guest.textRead}</ButtonLink>
      </div>
      {asks && (
        <ConfirmDialog
          title={guest.textDropAsk}
          confirm={common.delete}
          danger
          onConfirm={() => {
            takeTextOut(key);
            announce(guest.textDropped);
          }}
          onCancel={() => setAsks(false)}
        >
          {guest.textDropTip}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
