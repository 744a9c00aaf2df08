import {lazy, Suspense, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import OfflineEntry from '@theme/OfflineEntry';
import {COLORS} from '@site/src/brand/tokens';
import {settings, useSetting} from '@site/src/settings';
import {settingsLink} from '@site/src/settings/link';
import {PALETTE_NAMES} from '@site/src/settings/palette';
import {SETTING_KEYS, SETTINGS, SPACING} from '@site/src/settings/schema';
import type {Setting} from '@site/src/settings/schema';
import {themeCode} from '@site/src/settings/themeCode';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {Actions} from './Actions';
import {Choice} from './Choice';
import {ColorField} from './ColorField';
import {Group} from './Group';
import styles from './styles.module.css';
import {useMode} from './useMode';

const Preview = lazy(() => import('./Preview'));

const PAPERS = {light: COLORS.light.paper, dark: COLORS.dark.paper};
const COLOR_LABELS = {
  primary: 'settings.palettePrimary',
  secondary: 'settings.paletteSecondary',
} as const;

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
  const translate = useTranslate();
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
          <p>{translate('settings.linked')}</p>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              settings.keepLinked();
              mode.choose(mode.scheme);
            }}
          >
            {translate('settings.linkedKeep')}
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
            {translate('settings.linkedDrop')}
          </button>
        </div>
      )}
      <Choice
        name={translate('settings.mode')}
        options={[
          ['system', translate('settings.modeSystem')],
          ['light', translate('settings.modeLight')],
          ['dark', translate('settings.modeDark')],
        ]}
        value={mode.scheme}
        onChange={mode.choose}
        onReset={() => mode.choose('system')}
      />
      <Choice
        name={translate('settings.direction')}
        options={[
          ['ltr', translate('settings.directionLtr')],
          ['rtl', translate('settings.directionRtl')],
        ]}
        value={direction}
        onChange={setDirection}
        onReset={() => settings.reset(['direction'])}
      />
      <Choice
        name={translate('settings.density')}
        options={[
          ['comfortable', translate('settings.densityComfortable')],
          ['dense', translate('settings.densityDense')],
        ]}
        value={density}
        onChange={setDensity}
        onReset={() => settings.reset(['density'])}
      />
      <Group name={translate('settings.spacing')} onReset={() => settings.reset(['spacing'])}>
        <div className={styles.range}>
          <input
            type="range"
            aria-label={translate('settings.spacingUnit')}
            aria-valuetext={translate('settings.spacingValue', {count: spacing})}
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
        name={translate('settings.palette')}
        onReset={() => {
          settings.reset(['palette']);
          setResets(resets + 1);
        }}
      >
        {PALETTE_NAMES.map((name) => (
          <ColorField
            key={`${name} ${resets}`}
            label={translate(COLOR_LABELS[name])}
            value={palette[name]?.main ?? ''}
            brand={{light: COLORS.light[name], dark: COLORS.dark[name]}}
            papers={PAPERS}
            onChange={(main) => setPalette({...palette, [name]: main ? {main} : undefined})}
          />
        ))}
      </Group>
      <div className={styles.preview} data-demo-stage>
        <ErrorBoundary fallback={() => <p>{translate('settings.previewFailed')}</p>}>
          <Suspense fallback={null}>
            <Preview />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Choice
        name={translate('settings.codeLanguage')}
        options={[
          ['ts', 'TypeScript'],
          ['js', 'JavaScript'],
        ]}
        value={codeLanguage}
        onChange={setCodeLanguage}
        onReset={() => settings.reset(['codeLanguage'])}
      />
      <Choice
        name={translate('settings.codeStyling')}
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
      <OfflineEntry />
    </>
  );
}
