import { levelOf } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { member } from '../../../parts/study/study.test-kit.js';
import { MemberCard } from './member-card.js';

const withPoints = (totalPoints: number) =>
  member({ totalPoints, level: levelOf(totalPoints), wordPoints: totalPoints, sentPoints: 0 });

test('who it is, and four numbers', async () => {
  const screen = await render(
    <MemberCard member={member({ level: 'N2', totalPoints: 2140, wordPoints: 1486, sentPoints: 654 })} />,
  );
  expect(screen.getByText('하늘', { exact: true }).element().ariaHidden).toBe('true');
  await expect.element(screen.getByRole('region', { name: 'haneul N2' })).toBeVisible();
  const boxes = [...document.querySelectorAll('dl > div')].map((box) =>
    [box.querySelector('dt'), box.querySelector('dd')].map((part) => part?.textContent),
  );
  expect(boxes).toEqual([
    ['레벨', '4 N2'],
    ['전체 점수', '2,140점'],
    ['단어 점수', '1,486점'],
    ['문장 점수', '654점'],
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  // points  next level          missing          from   to    share
  [0,        '다음은 레벨 2(N4)', '레벨 2(N4)까지 500점 남았어요',  0,     500,  0],
  [499,      '다음은 레벨 2(N4)', '레벨 2(N4)까지 1점 남았어요',    0,     500,  0.998],
  [500,      '다음은 레벨 3(N3)', '레벨 3(N3)까지 500점 남았어요',  500,   1000, 0],
  [2140,     '다음은 레벨 5(N1)', '레벨 5(N1)까지 860점 남았어요',  2000,  3000, 0.14],
])('%i points: %s, %s', async (points, name, missing, from, to, share) => {
  const screen = await render(<MemberCard member={withPoints(points)} />);
  const bar = screen.getByRole('progressbar', { name }).element() as HTMLElement;
  const { ariaValueMin, ariaValueMax, ariaValueNow, ariaValueText } = bar;
  expect({ ariaValueMin, ariaValueMax, ariaValueNow, ariaValueText }).toEqual({
    ariaValueMin: String(from),
    ariaValueMax: String(to),
    ariaValueNow: String(points),
    ariaValueText: missing,
  });
  const filled = bar.firstElementChild!.getBoundingClientRect().width / bar.getBoundingClientRect().width;
  expect(filled).toBeCloseTo(share, 2);
  expect(bar.parentElement?.textContent).toBe(missing);
});

test('at the top there is no next level', async () => {
  const screen = await render(<MemberCard member={withPoints(3000)} />);
  await expect.element(screen.getByText('가장 높은 레벨이에요. 정말 멋져요!')).toBeVisible();
  expect(screen.getByRole('progressbar').elements()).toHaveLength(0);
});
