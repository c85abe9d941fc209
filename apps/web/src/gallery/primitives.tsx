import { common, err } from '@utarang/messages';
import { Check, Snowflake, Star } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../ui/button/button.js';
import { Checkbox } from '../ui/checkbox/checkbox.js';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { Disclosure } from '../ui/disclosure/disclosure.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../ui/error-panel/error-panel.js';
import { FieldError } from '../ui/field-error/field-error.js';
import { TextField } from '../ui/form/text-field.js';
import { Hint } from '../ui/hint/hint.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Furigana } from '../ui/ja/furigana.js';
import { Ja } from '../ui/ja/ja.js';
import { KeyHint } from '../ui/key-hint/key-hint.js';
import { Message } from '../ui/message/message.js';
import { Notice } from '../ui/notice/notice.js';
import { Strip } from '../ui/notice/strip.js';
import { Card } from '../ui/panel/card.js';
import { Panel } from '../ui/panel/panel.js';
import { RadioRow } from '../ui/radio-row/radio-row.js';
import { SearchBox } from '../ui/search-box/search-box.js';
import { Select } from '../ui/select/select.js';
import { Bone } from '../ui/skeleton/bone.js';
import { StickySearch } from '../ui/sticky-bar/sticky-search.js';
import { Switch, Switches } from '../ui/switch/switch.js';
import { Tag } from '../ui/tag/tag.js';
import { TextInput } from '../ui/text-input/text-input.js';
import ToastStack from '../ui/toast/toast-stack.js';
import { FormStates } from './form-states.js';
import css from './gallery.module.css';

/** A primitive of `ui`, and all its states side by side. */
export type Primitive = { readonly name: string; readonly states: ComponentType };

const nothing = () => {};
const variants = ['pri', 'sec', 'soft', 'dan', 'txt'] as const;
const tags = ['ok', 'cool', 'mut', 'brand', 'warm'] as const;
const strips = ['ok', 'bad', 'cool', 'brand'] as const;
const choices = { save: common.save, edit: common.edit, delete: common.delete };
const WORD = 'ねこ';
const SONG = [
  { text: '猫', reading: 'ねこ' },
  { text: 'が', reading: null },
  { text: '好', reading: 'す' },
  { text: 'き', reading: null },
] as const;

const wide = (children: ReactNode) => <div className={css['wide']}>{children}</div>;

export const primitives: readonly Primitive[] = [
  {
    name: 'Button',
    states: () =>
      variants.flatMap((variant) => [
        <Button key={variant} variant={variant}>
          {common.save}
        </Button>,
        <Button key={`${variant} off`} variant={variant} aria-disabled>
          {common.saving}
        </Button>,
      ]),
  },
  {
    name: 'ButtonLink',
    states: () =>
      variants.map((variant) => (
        <ButtonLink key={variant} variant={variant} to="/">
          {common.home}
        </ButtonLink>
      )),
  },
  {
    name: 'IconButton',
    states: () => (
      <>
        <IconButton label={common.save}>
          <Star size={20} />
        </IconButton>
        <IconButton label={common.save} aria-disabled>
          <Star size={20} />
        </IconButton>
      </>
    ),
  },
  {
    name: 'Checkbox',
    states: () => (
      <>
        <Checkbox onCheck={nothing}>{common.all}</Checkbox>
        <Checkbox checked onCheck={nothing}>
          {common.all}
        </Checkbox>
        <Checkbox mixed onCheck={nothing}>
          {common.all}
        </Checkbox>
        <Checkbox disabled onCheck={nothing}>
          {common.all}
        </Checkbox>
        <Checkbox aria-label={common.all} onCheck={nothing} />
      </>
    ),
  },
  {
    name: 'Switch',
    states: () => (
      <Switches label={common.filter}>
        <Switch on onFlip={nothing}>
          {common.all}
        </Switch>
        <Switch on={false} onFlip={nothing}>
          {common.sort}
        </Switch>
      </Switches>
    ),
  },
  { name: 'RadioRow', states: Radios },
  {
    name: 'Select',
    states: () => (
      <>
        <Select label={common.sort} value="save" options={choices} onChoose={nothing} />
        <Select label={common.sort} value="save" options={choices} onChoose={nothing} disabled />
      </>
    ),
  },
  {
    name: 'TextInput',
    states: () => (
      <>
        <TextInput aria-label={common.search} placeholder={common.search} />
        <TextInput aria-label={common.search} defaultValue={WORD} lang="ja" />
        <TextInput small aria-label={common.search} defaultValue={WORD} lang="ja" />
        <TextInput aria-label={common.search} aria-invalid defaultValue={WORD} lang="ja" />
        <TextInput aria-label={common.search} disabled defaultValue={WORD} lang="ja" />
      </>
    ),
  },
  {
    name: 'TextField',
    states: () => (
      <>
        <TextField label={common.search} />
        <TextField label={common.search} hint={common.searchShortcut} optional />
        <TextField label={common.search} error={err.network} />
        <TextField label={common.search} good={common.save} beside={<Button variant="sec">{common.confirm}</Button>} />
        <TextField
          label={common.search}
          small
          inside={
            <IconButton label={common.clearSearch}>
              <Check size={20} />
            </IconButton>
          }
        />
      </>
    ),
  },
  { name: 'Form', states: FormStates },
  {
    name: 'FieldError',
    states: () => (
      <>
        <FieldError>{err.network}</FieldError>
        <FieldError alert>{null}</FieldError>
      </>
    ),
  },
  { name: 'SearchBox', states: Searches },
  { name: 'StickySearch', states: Sticky },
  {
    name: 'Tag',
    states: () =>
      tags.map((variant) => (
        <Tag key={variant} variant={variant}>
          {common.all}
        </Tag>
      )),
  },
  {
    name: 'Notice',
    states: () => (
      <>
        {wide(<Notice kind="bad">{err.network}</Notice>)}
        {wide(<Notice kind="ok">{common.save}</Notice>)}
        {wide(<Notice kind="mail">{common.sending}</Notice>)}
      </>
    ),
  },
  {
    name: 'Strip',
    states: () =>
      strips.map((variant) => (
        <Strip key={variant} variant={variant} icon={Snowflake} action={<Button variant="txt">{common.close}</Button>}>
          {common.loading}
        </Strip>
      )),
  },
  {
    name: 'Hint',
    states: () => (
      <span className={css['near']}>
        <Button variant="sec">{common.save}</Button>
        <Hint shown>{common.saving}</Hint>
      </span>
    ),
  },
  {
    name: 'Panel',
    states: () => (
      <Panel title={common.sort} action={<Button variant="txt">{common.edit}</Button>}>
        {common.loading}
      </Panel>
    ),
  },
  {
    name: 'Card',
    states: () => <Titled />,
  },
  {
    name: 'Disclosure',
    states: () => (
      <Disclosure button={common.sort}>
        <Button variant="txt">{common.all}</Button>
      </Disclosure>
    ),
  },
  {
    name: 'EmptyState',
    states: () =>
      wide(
        <EmptyState
          glyph="空"
          title={<Message>{err.network}</Message>}
          action={<Button variant="sec">{common.home}</Button>}
        >
          {common.searchShortcut}
        </EmptyState>,
      ),
  },
  {
    name: 'ErrorPanel',
    states: () => (
      <>
        <ErrorPanel text={err.network} onRetry={nothing} />
        <ErrorPanel text={err.network} detail={common.loading} action={common.refresh} onRetry={nothing} />
      </>
    ),
  },
  { name: 'Dialog', states: Dialogs },
  {
    name: 'ToastStack',
    states: () => (
      <ToastStack
        list={[
          { id: 1, text: common.save, durationMs: null },
          { id: 2, text: err.network, kind: 'problem', durationMs: null },
          { id: 3, text: common.delete, durationMs: null, action: { label: common.back, run: nothing } },
        ]}
      />
    ),
  },
  { name: 'Bone', states: () => <Bone className={css['bone']} /> },
  {
    name: 'Furigana',
    states: () => (
      <p lang="ja">
        <Furigana parts={SONG} />
      </p>
    ),
  },
  { name: 'Ja', states: () => <Ja>{WORD}</Ja> },
  { name: 'Message', states: () => <Message>{`${WORD} ${common.save}`}</Message> },
  {
    name: 'KeyHint',
    states: () => (
      <p>
        {common.search}
        <KeyHint>/</KeyHint>
      </p>
    ),
  },
];

function Titled() {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <p id={id}>{common.loading}</p>
    </Card>
  );
}

function Radios() {
  const [value, setValue] = useState<keyof typeof choices>('save');
  const options = Object.entries(choices).map(([value, content]) => ({
    value: value as keyof typeof choices,
    className: css['option'],
    content,
  }));
  return (
    <>
      <RadioRow label={common.sort} options={options} value={value} onChoose={setValue} />
      <RadioRow label={common.filter} options={options} value={null} onChoose={setValue} hrefOf={() => '#'} />
    </>
  );
}

function Searches() {
  const boxes = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const shared = { label: common.search, placeholder: common.search, onType: nothing, onClear: nothing };
  return (
    <>
      {wide(<SearchBox {...shared} box={boxes[0]!} text="" />)}
      {wide(<SearchBox {...shared} box={boxes[1]!} text={WORD} />)}
      {wide(<SearchBox {...shared} box={boxes[2]!} text="" large />)}
    </>
  );
}

function Sticky() {
  const problemId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const shared = { label: common.search, placeholder: common.search, onType: nothing, onClear: nothing };
  return wide(
    <StickySearch
      bar={bar}
      box={box}
      stuck={false}
      sticks={false}
      unsearched="/"
      onSubmit={nothing}
      problem={err.network}
      problemId={problemId}
    >
      <SearchBox {...shared} box={box} text={WORD} />
    </StickySearch>,
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'danger' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {(['dialog', 'confirm', 'danger'] as const).map((kind) => (
        <Button key={kind} variant="sec" lang="en" onClick={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      {open === 'dialog' && (
        <Dialog title={common.edit} onClose={close} actions={<Button onClick={close}>{common.close}</Button>}>
          {common.searchShortcut}
        </Dialog>
      )}
      {open !== null && open !== 'dialog' && (
        <ConfirmDialog
          title={common.delete}
          confirm={common.delete}
          danger={open === 'danger'}
          onConfirm={close}
          onCancel={close}
        >
          {common.searchShortcut}
        </ConfirmDialog>
      )}
    </>
  );
}
