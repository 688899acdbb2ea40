/** The product's mark: two notes of a backbone and one below. Decorative; the name stands beside it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden width={size} height={size} style={{ flexShrink: 0, display: 'block' }}>
      <rect width="32" height="32" rx="8" fill="var(--storyd-accent)" />
      <rect x="6" y="7" width="9" height="7" rx="2" fill="var(--storyd-on-accent)" />
      <rect x="17" y="7" width="9" height="7" rx="2" fill="var(--storyd-on-accent)" />
      <rect x="6" y="17" width="9" height="7" rx="2" fill="var(--storyd-on-accent)" opacity="0.6" />
    </svg>
  );
}
