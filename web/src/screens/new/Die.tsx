/** Drawn at random. */
export function Die() {
  return (
    <svg class="die" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="2" y="2" width="16" height="16" rx="4" />
      {[6.4, 13.6].flatMap((x) =>
        [6.4, 13.6].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
      )}
      <circle cx="10" cy="10" r="1.5" />
    </svg>
  );
}
