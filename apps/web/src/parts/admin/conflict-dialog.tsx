import { admin } from '@utarang/messages';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import css from './conflict-dialog.module.css';
import { type DescribedField, differs } from './described-field.js';

type ConflictProps<Thing> = {
  /** The save that met a newer version: see `useSave`. */
  saving: {
    readonly newer: Thing | null;
    readonly keepMine: () => void;
    readonly keepTheirs: () => void;
    readonly dismiss: () => void;
  };
  fields: readonly DescribedField<Thing>[];
  mine: Thing;
};

/**
 * Shows a conflict: another admin saved a newer version, and both texts are side by side
 * (docs/product/admin.md#versions).
 */
export function ConflictDialog<Thing>({ saving, fields, mine }: ConflictProps<Thing>) {
  const { newer: theirs, keepMine, keepTheirs, dismiss } = saving;
  if (theirs === null) return null;
  return (
    <Dialog
      role="alertdialog"
      title={admin['conflict.title']}
      onClose={dismiss}
      actions={
        <>
          <Button variant="sec" data-autofocus="" onClick={keepTheirs}>
            {admin['conflict.keepTheirs']}
          </Button>
          <Button onClick={keepMine}>{admin['conflict.keepMine']}</Button>
        </>
      }
    >
      <p>{admin['conflict.body']}</p>
      <div className={css['both']}>
        <Side name={admin['conflict.mine']} fields={fields} thing={mine} other={theirs} own />
        <Side name={admin['conflict.theirs']} fields={fields} thing={theirs} other={mine} />
      </div>
    </Dialog>
  );
}

type SideProps<Thing> = {
  name: string;
  fields: readonly DescribedField<Thing>[];
  thing: Thing;
  other: Thing;
  own?: boolean;
};

function Side<Thing>({ name, fields, thing, other, own = false }: SideProps<Thing>) {
  const shown = fields.filter((field) => field.always || differs(field, thing, other));
  return (
    <section className={own ? css['mine'] : css['theirs']} aria-label={name}>
      <h3>{name}</h3>
      <dl>
        {shown.map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              <FieldText thing={thing} field={field} marked={differs(field, thing, other)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type TextProps<Thing> = { thing: Thing; field: DescribedField<Thing>; marked: boolean };

function FieldText<Thing>({ thing, field, marked }: TextProps<Thing>) {
  const text = field.textOf(thing) || admin['field.none'];
  const lang = field.isJapanese ? 'ja' : undefined;
  if (!marked) return <span lang={lang}>{text}</span>;
  return (
    <>
      <mark lang={lang}>{text}</mark> <span className={css['differs']}>{admin['conflict.changed']}</span>
    </>
  );
}
