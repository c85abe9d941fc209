import { useQueryClient } from '@tanstack/react-query';
import { isForMembers, pages } from '@utarang/contract';
import { common, nav } from '@utarang/messages';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../lib/http.js';
import { pageAt } from '../parts/page/page-at.js';
import { logOut } from '../parts/session/log-out.js';
import { DONE_MS, LONG_MS } from '../ui/toast/times.js';
import { toast } from '../ui/toast/toasts.js';
import { MAIN_ID } from './skip-link.js';

/** Places the focus that was on the button in the member's menu, which is gone. */
function keepFocus() {
  if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Logs out and shows that. From a page for members it navigates to the first page. */
export function useLogOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leaving = useRef(false);
  const run = async () => {
    if (leaving.current) return;
    leaving.current = true;
    try {
      await logOut(client);
      const page = pageAt(pathname);
      if (page && isForMembers(page)) navigate(pages.home);
      else requestAnimationFrame(keepFocus);
      toast({ text: nav.loggedOut, durationMs: DONE_MS });
    } catch (error) {
      const again = { label: common.retry, run };
      toast({ kind: 'problem', text: errorText(error), action: again, durationMs: LONG_MS });
    } finally {
      leaving.current = false;
    }
  };
  return () => void run();
}
