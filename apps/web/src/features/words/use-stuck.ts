export { useStuck } from '../../ui/sticky-bar/use-stuck.js';
