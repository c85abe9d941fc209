import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/command.js';
import { createTestDatabase } from '../../test/database.js';

test('the command compares all points with the ledger, names what differs, and mends it', async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const { pool } = await own.open();
  await pool.query(`insert into members (username, username_key, password_hash, name, created_at)
                    select 'm' || n, 'm' || n, '-', 'm', now() from generate_series(1, 3) n`);
  await pool.query(`insert into point_awards select m, 'word', n, 0, 2, null, '2028-02-28 12:00Z'
                    from generate_series(1, 3) m, generate_series(1, 10) n`);
  const check = (...args: string[]) => runCommand('check-ledger', args, { DATABASE_URL: own.url });
  const isRight = { code: 0, stderr: '', stdout: 'The points of 3 members are those of 30 rows of the ledger.\n' };
  expect(await check()).toEqual(isRight);

  await pool.query('update point_totals set word_points = 21 where member_id = 2');
  await pool.query('delete from point_days where member_id = 3');
  const named = [
    'member 2, in all: kept 21 of words, 0 of quizzes; in the ledger 20 of words, 0 of quizzes',
    'member 3, 2028-02-28: kept nothing; in the ledger 20 of words, 0 of quizzes',
  ];
  expect(await check()).toEqual({
    code: 65,
    stdout: '',
    stderr: `${named.join('\n')}\nPoints differ from the ledger.\n`,
  });
  const mended = await check('--mend');
  expect(mended).toEqual({
    code: 0,
    stderr: '',
    stdout: `${named.join('\n')}\nThe points of 3 members were made anew.\n`,
  });
  expect(await check()).toEqual(isRight);
  expect(await check('more')).toMatchObject({ code: 64 });
});
