// The arithmetic of panning and zooming, apart from any element.

export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export const CLOSEST = 4;

/** The whole content, centred, a little air around it. */
export function fitted(content: Size, box: Size, largest = 1.6): View {
  const scale = Math.min(box.width / content.width, box.height / content.height, largest);
  return { scale, x: (box.width - content.width * scale) / 2, y: (box.height - content.height * scale) / 2 };
}

/** Zooms so that the point under the fingers stays there. */
export function zoomed(view: View, by: number, at: { x: number; y: number }, least: number): View {
  const scale = Math.max(least * 0.8, Math.min(CLOSEST, view.scale * by));
  const k = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k };
}

/** At least a third of the content stays in the box. */
export function kept(view: View, content: Size, box: Size): View {
  const hold = (at: number, size: number, room: number) => Math.max(room * 0.34 - size, Math.min(room * 0.66, at));
  return {
    scale: view.scale,
    x: hold(view.x, content.width * view.scale, box.width),
    y: hold(view.y, content.height * view.scale, box.height),
  };
}

/** Whether two views show the same, to less than a point on the screen. */
export const isSame = (a: View, b: View): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.scale / b.scale - 1) < 0.002;

/** Brings a rectangle of the box into sight with as little movement as possible. */
export function shown(
  view: View,
  rect: { left: number; top: number; right: number; bottom: number },
  box: Size,
  margin = 24,
): View {
  const nudge = (low: number, high: number, room: number) => {
    if (high - low > room - 2 * margin) return room / 2 - (low + high) / 2;
    if (low < margin) return margin - low;
    return high > room - margin ? room - margin - high : 0;
  };
  return {
    ...view,
    x: view.x + nudge(rect.left, rect.right, box.width),
    y: view.y + nudge(rect.top, rect.bottom, box.height),
  };
}
