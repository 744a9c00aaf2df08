import {lazy, Suspense, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {COLORS} from '@site/src/brand/tokens';
import {settings, useSetting} from '@site/src/settings';
import {settingsLink} from '@site/src/settings/link';
import {PALETTE_NAMES} from '@site/src/settings/palette';
import {SETTING_KEYS, SETTINGS, SPACING} from '@site/src/settings/schema';
import type {Setting} from '@site/src/settings/schema';
import {themeCode} from '@site/src/settings/themeCode';
import {Actions} from './Actions';
import {Choice} from './Choice';
import {ColorField} from './ColorField';
import {Group} from './Group';
import styles from './styles.module.css';
import {useMode} from './useMode';

const Preview = lazy(() => import('./Preview'));

const PAPERS = {light: COLORS.light.paper, dark: COLORS.dark.paper};
const COLOR_LABELS = {primary: 'Primary', secondary: 'Secondary'};

/** Stored texts of the settings that differ from their defaults. */
function chosenTexts(): Record<string, string> {
  return Object.fromEntries(
    SETTING_KEYS.flatMap((key) => {
      const {serialize, default: fallback} = SETTINGS[key] as Setting<unknown>;
      const text = serialize(settings.get(key));
      return text === serialize(fallback) ? [] : [[key, text]];
    }),
  );
}

function useLinked(): boolean {
  const read = () => SETTING_KEYS.some((key) => settings.origin(key) === 'link');
  return useSyncExternalStore(settings.subscribe, read, () => false);
}

/** What is in the settings dialog. Every change is in effect at once. */
export default function SettingsDialog(): ReactNode {
  const mode = useMode();
  const linked = useLinked() || mode.linked;
  const [direction, setDirection] = useSetting('direction');
  const [density, setDensity] = useSetting('density');
  const [spacing, setSpacing] = useSetting('spacing');
  const [palette, setPalette] = useSetting('palette');
  const [codeLanguage, setCodeLanguage] = useSetting('codeLanguage');
  const [codeStyling, setCodeStyling] = useSetting('codeStyling');
  // A new number drops what is typed in the color fields and not understood.
  const [resets, setResets] = useState(0);

  return (
    <>
      {linked && (
        <div className={styles.linked}>
          <p>A link brought some of these settings. They last for this visit.</p>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              settings.keepLinked();
              mode.choose(mode.scheme);
            }}
          >
            Keep them
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              settings.dropLinked();
              if (mode.linked) {
                mode.restore();
              }
            }}
          >
            Use mine
          </button>
        </div>
      )}
      <Choice
        name="Mode"
        options={[
          ['system', 'System'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        value={mode.scheme}
        onChange={mode.choose}
        onReset={() => mode.choose('system')}
      />
      <Choice
        name="Direction"
        options={[
          ['ltr', 'Left to right'],
          ['rtl', 'Right to left'],
        ]}
        value={direction}
        onChange={setDirection}
        onReset={() => settings.reset(['direction'])}
      />
      <Choice
        name="Density"
        options={[
          ['comfortable', 'Comfortable'],
          ['dense', 'Dense'],
        ]}
        value={density}
        onChange={setDensity}
        onReset={() => settings.reset(['density'])}
      />
      <Group name="Spacing" onReset={() => settings.reset(['spacing'])}>
        <div className={styles.range}>
          <input
            type="range"
            aria-label="Spacing unit"
            aria-valuetext={`${spacing} pixels`}
            min={SPACING.min}
            max={SPACING.max}
            value={spacing}
            onChange={(event) => setSpacing(event.target.valueAsNumber)}
          />
          <output>
            <bdi>{spacing} px</bdi>
          </output>
        </div>
      </Group>
      <Group
        name="Palette"
        onReset={() => {
          settings.reset(['palette']);
          setResets(resets + 1);
        }}
      >
        {PALETTE_NAMES.map((name) => (
          <ColorField
            key={`${name} ${resets}`}
            label={COLOR_LABELS[name]}
            value={palette[name]?.main ?? ''}
            brand={{light: COLORS.light[name], dark: COLORS.dark[name]}}
            papers={PAPERS}
            onChange={(main) => setPalette({...palette, [name]: main ? {main} : undefined})}
          />
        ))}
      </Group>
      <div className={styles.preview} data-demo-stage>
        <ErrorBoundary fallback={() => <p>The preview could not be loaded.</p>}>
          <Suspense fallback={null}>
            <Preview />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Choice
        name="Code language"
        options={[
          ['ts', 'TypeScript'],
          ['js', 'JavaScript'],
        ]}
        value={codeLanguage}
        onChange={setCodeLanguage}
        onReset={() => settings.reset(['codeLanguage'])}
      />
      <Choice
        name="Code styling"
        options={[
          ['system', 'MUI System'],
          ['css', 'CSS'],
          ['tailwind', 'Tailwind'],
        ]}
        value={codeStyling}
        onChange={setCodeStyling}
        onReset={() => settings.reset(['codeStyling'])}
      />
      <Actions
        themeText={() => themeCode({mode: mode.choice, direction, density, spacing, palette})}
        linkText={() => settingsLink(window.location.href, chosenTexts(), mode.choice)}
        onResetAll={() => {
          settings.reset();
          mode.choose('system');
          setResets(resets + 1);
        }}
      />
    </>
  );
}
