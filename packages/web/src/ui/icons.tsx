import type { ComponentChildren } from 'preact';

export function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function LockIcon({ closed }: { closed: boolean }) {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="1.5" class={closed ? 'solid' : undefined} />
      <path d={closed ? 'M8 11V8a4 4 0 0 1 8 0v3' : 'M8 11V7a4 4 0 0 1 7.5-2'} />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function SwapIcon() {
  return (
    <Icon>
      <path d="M4 9h14l-4-4M20 15H6l4 4" />
    </Icon>
  );
}

export function PrinterIcon() {
  return (
    <Icon>
      <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
    </Icon>
  );
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
    </Icon>
  );
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3" />
    </Icon>
  );
}

export function AlmondIcon({ full }: { full: boolean }) {
  return (
    <svg
      class={full ? 'almond full' : 'almond'}
      viewBox="0 0 20 30"
      width="20"
      height="30"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M10 2C15 7 18 13 18 18.500A8 9.500 0 0 1 2 18.500C2 13 5 7 10 2Z" />
      <path class="vein" d="M10 9v13M7 13v7M13 13v7" />
    </svg>
  );
}

export function MedalIcon({ medal }: { medal: 'gold' | 'silver' | 'bronze' }) {
  const rank = { gold: '1', silver: '2', bronze: '3' }[medal];
  return (
    <svg class={`medal ${medal}`} viewBox="0 0 40 48" width="40" height="48" aria-hidden="true" focusable="false">
      <path class="ribbon" d="M12 26L8 46l12-6 12 6-4-20" />
      <circle cx="20" cy="18" r="15" />
      <text x="20" y="24.500" text-anchor="middle">
        {rank}
      </text>
    </svg>
  );
}

export function StarIcon({ full }: { full: boolean }) {
  return (
    <Icon>
      <path
        d="M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z"
        class={full ? 'solid' : undefined}
      />
    </Icon>
  );
}

export function GripIcon() {
  return (
    <Icon>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
    </Icon>
  );
}
