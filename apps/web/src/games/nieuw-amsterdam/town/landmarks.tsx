import type { ComponentChildren } from 'preact';
import type { District } from '../types.ts';

// Each landmark is about 58 wide and stands on y 0.

function Lumberyard() {
  const ends = [
    [8, -6],
    [20, -6],
    [32, -6],
    [14, -16],
    [26, -16],
    [20, -26],
  ] as const;
  return (
    <>
      <path class="nw-oak" d="M34 -2H58V-6H34ZM36 -6H56V-10H36ZM35 -10H57V-14H35ZM38 -14H55V-18H38Z" />
      {ends.map(([x, y]) => (
        <g key={`${x}${y}`}>
          <circle class="nw-log-end" cx={x} cy={y} r="6" />
          <path class="nw-ring" d={`M${x - 2.6} ${y}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0`} />
        </g>
      ))}
      <path class="nw-stroke" d="M42 -18L50 -38M52 -18L44 -38M38 -30H57" />
      <path class="nw-steel" d="M36 -33L58 -38L59 -34Z" />
    </>
  );
}

function Granary() {
  return (
    <>
      <path class="nw-plaster" d="M6 0V-26L29 -46L52 -26V0Z" />
      <path class="nw-roof" d="M2 -24L29 -48L56 -24L52 -20L29 -40L6 -20Z" />
      <path class="nw-oak" d="M22 0V-16H36V0ZM25 -24H33V-32H25Z" />
      <path class="nw-stroke" d="M29 0V-16M22 -8H36M29 -36V-40" />
      <path
        class="nw-sack"
        d="M38 0C35 -5 36 -10 40 -12C39 -14 44 -14 43 -12C48 -10 49 -5 46 0ZM47 0C45 -4 46 -8 49 -10C48 -12 53 -12 52 -10C56 -8 57 -4 55 0Z"
      />
      <path class="nw-straw" d="M41.5 -13L39.5 -18M42 -13V-19M42.6 -13L45 -18M50.5 -11L49 -15M51.4 -11L53 -15" />
    </>
  );
}

function Docks() {
  return (
    <>
      <path class="nw-sea-patch" d="M0 -2C6 -6 10 1 16 -2C22 -5 26 1 32 -2C38 -5 42 1 48 -2C54 -5 56 0 60 -2V6H0Z" />
      <path class="nw-oak" d="M2 -6H58V-11H2ZM7 -6V2H11V-6ZM27 -6V2H31V-6ZM47 -6V2H51V-6Z" />
      <path class="nw-beam" d="M18 -11V-44M18 -43L44 -50M18 -28L36 -47M11 -11L18 -24L25 -11" />
      <path class="nw-stroke" d="M43 -50V-30" />
      <path class="nw-oak-light" d="M37 -30H49C51 -26 51 -22 49 -17H37C35 -22 35 -26 37 -30Z" />
      <path class="nw-stroke" d="M36 -26H50M36 -21H50" />
    </>
  );
}

function Millwork() {
  return (
    <>
      <path class="nw-oak" d="M14 0L18 -8H40L44 0H38L35 -5H23L20 0Z" />
      <path class="nw-oak-light" d="M17 -8L20 -32H38L41 -8Z" />
      <path class="nw-roof" d="M17 -31C19 -42 39 -42 41 -31Z" />
      <path class="nw-glass" d="M26 -16h6v8h-6zM26.6 -28h5v5h-5z" />
      <g transform="translate(29 -32)">
        <g class="nw-sails-turn">
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn + 28})`}>
              <path class="nw-stroke" d="M0 0V-24" />
              <path class="nw-sail" d="M0 -6H6V-24H0Z" />
              <path class="nw-sail-line" d="M0 -12H6M0 -18H6" />
            </g>
          ))}
        </g>
        <circle class="nw-oak" r="2.6" />
      </g>
    </>
  );
}

function BlackMarket() {
  return (
    <>
      <path class="nw-night" d="M5 0V-28H53V0Z" />
      <path class="nw-lantern-light" d="M29 -22L45 0H13Z" />
      <path class="nw-oak-light" d="M9 0V-9H21V0ZM40 0C38 -4 38 -8 40 -12H49C51 -8 51 -4 49 0Z" />
      <path class="nw-stroke" d="M9 -9L21 0M39 -8H50M39 -4H50" />
      <path class="nw-pelt-hung" d="M25 0C24 -6 22 -9 25 -10C27 -12 31 -12 33 -10C36 -9 34 -6 33 0C31 -2 27 -2 25 0Z" />
      <path class="nw-lantern" d="M26.4 -22H31.6V-15H26.4Z" />
      <path class="nw-stroke" d="M29 -28V-22M25.4 -22H32.6M25.4 -15H32.6" />
      <path
        class="nw-awning"
        d="M4 -40H54L59 -27C59 -23 52 -23 51 -27C50 -23 43 -23 42 -27C41 -23 35 -23 34 -27C33 -23 26 -23 25 -27C24 -23 17 -23 16 -27C15 -23 8 -23 7 -27C6 -23 -1 -23 -1 -27Z"
      />
      <path
        class="nw-awning-band"
        d="M12 -40H20L16 -27C15 -23 8 -23 7 -27ZM28 -40H36L34 -27C33 -23 26 -23 25 -27ZM44 -40H50L51 -27C50 -23 43 -23 42 -27Z"
      />
    </>
  );
}

function TradingCompany() {
  return (
    <>
      <path class="nw-brick" d="M6 0V-28H52V0Z" />
      <path class="nw-brick" d="M18 -28V-33H21V-38H24V-43H34V-38H37V-33H40V-28Z" />
      <path class="nw-trim" d="M17 -33H21M20 -38H24M23 -43.6H35M34 -38H38M37 -33H41M6 -28H52M6 -14H52" />
      <path
        class="nw-glass"
        d="M10 -25h6v8h-6zM20 -25h6v8h-6zM32 -25h6v8h-6zM42 -25h6v8h-6zM10 -11h6v8h-6zM42 -11h6v8h-6zM26.4 -38h5v6h-5z"
      />
      <path class="nw-door" d="M23 0V-11C25 -14 33 -14 35 -11V0Z" />
      <path class="nw-stroke" d="M29 0V-12" />
    </>
  );
}

const drawn: Record<District, () => ComponentChildren> = {
  lumberyard: Lumberyard,
  granary: Granary,
  docks: Docks,
  millwork: Millwork,
  'black-market': BlackMarket,
  'trading-company': TradingCompany,
};

/** What each quarter is known by. */
export function Landmark({ district }: { district: District }) {
  const Drawn = drawn[district];
  return (
    <g class="nw-landmark" aria-hidden="true">
      <Drawn />
    </g>
  );
}
