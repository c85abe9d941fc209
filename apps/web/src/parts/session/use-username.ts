import { useViewer } from './use-viewer.js';

/** Of the member who looks at the page; '' of a guest, who keeps nothing. */
export function useUsername(): string {
  const viewer = useViewer();
  return 'username' in viewer ? viewer.username : '';
}
