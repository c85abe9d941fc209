import { type CheckedWordsQuery, pages, takeAlongAddress } from '@utarang/contract';
import { takeAlong } from '@utarang/messages';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Disclosure } from '../../../ui/disclosure/disclosure.js';
import css from './take-along.module.css';

const formats = [
  { format: 'apkg', name: takeAlong.apkg, tip: takeAlong.apkgTip },
  { format: 'csv', name: takeAlong.csv, tip: takeAlong.csvTip },
] as const;

/** The words of a page of saved words as files for other programs (docs/product/my-words.md#take-along). */
export const TakeAlong = ({ status }: { status: NonNullable<CheckedWordsQuery['status']> }) => (
  <Disclosure
    button={
      <>
        <Download size={18} />
        {takeAlong.open}
      </>
    }
    buttonClass={css['button']}
    panelClass={css['panel']}
  >
    <p className={css['lead']}>{status === 'COMPLETED' ? takeAlong.completed : takeAlong.inProgress}</p>
    <ul>
      {formats.map(({ format, name, tip }) => (
        <li key={format}>
          {/* The server names the file. */}
          <a href={takeAlongAddress(format, status)} download className={css['file']}>
            <b>{name}</b>
            <span>{tip}</span>
          </a>
        </li>
      ))}
      <li>
        <Link to={pages.takeAlong} className={css['file']}>
          <b>{takeAlong.more}</b>
          <span>{takeAlong.moreTip}</span>
        </Link>
      </li>
    </ul>
  </Disclosure>
);
