/** A figure that gives a small start when it changes; the number itself is right at once. */
export function Tick({ text }: { text: string }) {
  return (
    <span class="figure">
      <span key={text} class="tick-in">
        {text}
      </span>
    </span>
  );
}
