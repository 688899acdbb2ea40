/* One file to load: what is needed only when something is not saved. */

export { LeaveDialog } from './LeaveDialog.tsx';
export { UnsavedDialog } from './UnsavedDialog.tsx';
