import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import {contrast, parseColor} from '@site/src/settings/color';
import type {Color} from '@site/src/settings/color';
import {checkPaletteColor} from '@site/src/settings/palette';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** The visitor's color, or an empty text for the brand's. */
  value: string;
  /** Color of the brand in the light and in the dark mode, in effect while `value` is empty. */
  brand: {light: string; dark: string};
  /** Opaque papers that text and controls stand on. */
  papers: {light: string; dark: string};
  /** Called with readable colors and with an empty text only. */
  onChange: (value: string) => void;
}

/** Least contrast of text, WCAG AA. */
const TEXT = 4.5;

function known(text: string): Color {
  const parsed = parseColor(text);
  return 'color' in parsed ? parsed.color : {rgb: [0, 0, 0], alpha: 1, canonical: '#000000'};
}

function ContrastOn({name, color, paper}: {name: string; color: Color; paper: string}): ReactNode {
  const ratio = contrast(color, known(paper));
  return (
    <span className={styles.ratio} data-low={ratio < TEXT || undefined}>
      {name} {(Math.floor(ratio * 10) / 10).toFixed(1)}
      {ratio < TEXT && (ratio < 3 ? ' (too low)' : ' (large text only)')}
    </span>
  );
}

/** A color as text and as a swatch. A text that is no color is kept and explained; the last good color stays. */
export function ColorField({label, value, brand, papers, onChange}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<{text: string; over: string} | null>(null);
  const text = draft?.over === value ? draft.text : value;
  const checked = text.trim() === '' ? null : checkPaletteColor({main: text});
  const error = checked && 'error' in checked ? checked.error : undefined;
  const inEffect = {light: known(value || brand.light), dark: known(value || brand.dark)};

  function change(next: string): void {
    const trimmed = next.trim();
    const good = trimmed === '' || 'color' in checkPaletteColor({main: trimmed});
    setDraft({text: next, over: good ? trimmed : value});
    if (good) {
      onChange(trimmed);
    }
  }

  return (
    <div className={styles.color}>
      <label htmlFor={`${id}-text`}>{label}</label>
      <div className={styles.colorInputs}>
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()} color`}
          value={`#${inEffect.light.rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`}
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={`${id}-text`}
          type="text"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={brand.light}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error ${id}-contrast`}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
      <p id={`${id}-contrast`} className={styles.contrast}>
        Contrast: <ContrastOn name="light paper" color={inEffect.light} paper={papers.light} />,{' '}
        <ContrastOn name="dark paper" color={inEffect.dark} paper={papers.dark} />
      </p>
    </div>
  );
}
