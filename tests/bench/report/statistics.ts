/**
 * The median, the mean of the two middle figures when their number is even. It is robust against a few slow runs.
 * @throws when there are no figures
 */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('the median of nothing');
  return (lower + upper) / 2;
}

/**
 * How a cost grows with size: the slope of the regression line through the points on two logarithmic scales (least
 * squares). 0 is constant, 1 proportional, 2 quadratic.
 * @throws for fewer than two different sizes, and for figures without a logarithm
 */
export function logLogSlope(points: readonly { readonly size: number; readonly cost: number }[]): number {
  if (points.some(({ size, cost }) => !(size > 0 && cost > 0))) throw new Error('a slope needs figures above 0');
  const xs = points.map(({ size }) => Math.log(size));
  const ys = points.map(({ cost }) => Math.log(cost));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) throw new Error('a slope needs two sizes');
  return xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] ?? 0) - meanY), 0) / spread;
}

/**
 * The figure that a share of all figures does not exceed: the smallest such one of them.
 * @param share from 0 to 1, 0.95 for the 95th percentile
 * @throws when there are no figures
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const figure = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (figure === undefined) throw new Error('the percentile of nothing');
  return figure;
}
