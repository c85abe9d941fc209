import { useViewer } from './use-viewer.js';

/** The username of the viewer; '' for a guest, for whom nothing is stored. */
export function useUsername(): string {
  const viewer = useViewer();
  return 'username' in viewer ? viewer.username : '';
}
