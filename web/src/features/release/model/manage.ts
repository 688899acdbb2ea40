import type { FrameKind } from '#shared/model/frame.ts';

/** What editors choose for a release: its Activities, its objectives, or its problems. */
export type Managed = 'whats' | FrameKind;

/** Opens the dialog of one of them. */
export type Manage = (what: Managed) => void;
