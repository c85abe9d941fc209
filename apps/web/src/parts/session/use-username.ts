import { useViewer } from './use-viewer.js';

/** The username of the member who looks at the page; '' for a guest, who keeps nothing. */
export function useUsername(): string {
  const viewer = useViewer();
  return 'username' in viewer ? viewer.username : '';
}
