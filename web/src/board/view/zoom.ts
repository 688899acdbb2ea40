/** The zoom limits of the map. */
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 1.5;

/** The zoom steps of buttons and keys. */
const STEPS = [MIN_ZOOM, 0.67, 0.8, 0.9, 1, 1.1, 1.25, MAX_ZOOM] as const;
/**
 * The maximum px of one notch of a mouse wheel, so that it zooms in small steps; pinching a touchpad sends many small
 * events.
 */
const MAX_WHEEL = 15;
const PX_PER_LINE = 16;

/** A zoom clamped to its limits. */
export function limited(zoom: number): number {
  return Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM);
}

/** The next step up or down from any zoom; at the limit, the zoom itself. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const slack = 0.005;
  const next =
    direction === 'in' ? STEPS.find((step) => step > zoom + slack) : STEPS.findLast((step) => step < zoom - slack);
  return next ?? zoom;
}

/** The zoom after turning the wheel while holding Ctrl, or pinching with two fingers. */
export function wheelZoom(zoom: number, { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const px = deltaMode === 0 ? deltaY : deltaY * PX_PER_LINE;
  return limited(zoom * Math.exp(Math.min(Math.max(px, -MAX_WHEEL), MAX_WHEEL) * -0.01));
}

/** The zoom at which content of a size fits, within the limits. Content that already fits is not enlarged. */
export function fittingZoom(
  content: { width: number; height: number },
  frame: { width: number; height: number },
): number {
  return limited(Math.min(1, frame.width / content.width, frame.height / content.height));
}
