import { useRef } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListHead } from './list-head.js';

function Page() {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const q = new URLSearchParams(useLocation().search).get('q') ?? '';
  return (
    <ListHead
      title="목록"
      heading={heading}
      path="/list"
      label="찾기"
      q={q}
      onSearch={(text) => void navigate(`?q=${encodeURIComponent(text)}`, { replace: true })}
      count={`찾은 말: ${q}`}
    >
      <button type="button" onClick={() => void navigate(`?q=${q}&level=N5`)}>
        N5
      </button>
    </ListHead>
  );
}

test('Back brings back what was searched for then, and typing on is not disturbed by the address', async () => {
  const router = createMemoryRouter([{ path: '/list', element: <Page /> }], { initialEntries: ['/list'] });
  const screen = await render(<RouterProvider router={router} />);
  const box = screen.getByRole('searchbox');
  await box.fill('먹다 ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('찾은 말: 먹다');
  await expect.element(box).toHaveValue('먹다 ');
  await screen.getByRole('button', { name: 'N5' }).click();
  await box.fill('마시다');
  await expect.element(screen.getByRole('status')).toHaveTextContent('찾은 말: 마시다');
  await router.navigate(-1);
  await expect.element(box).toHaveValue('먹다');
});
