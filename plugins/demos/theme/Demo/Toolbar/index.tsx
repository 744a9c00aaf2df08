import {useState, type ReactNode} from 'react';
import {useCopy} from '@site/src/components/CopyButton/useCopy';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {CodeVariant} from '../../../client/useCodeVariant';
import {Choice, Tool, ToolLink} from './Tool';
import {useRoving} from './useRoving';
import styles from './styles.module.css';

/** Names of the stylings, as the toolbar shows them. */
const STYLINGS = {system: 'System', css: 'CSS', tailwind: 'Tailwind'} as const;

/** Everything the toolbar can do, and what it has to know for it. */
export interface ToolbarProps {
  /** Accessible name of the toolbar. */
  label: string;
  /** Path of the demo, which names it in analytics. */
  path: string;
  variant: CodeVariant;
  codeOpen: boolean;
  /** Id of the element that Show code opens. */
  codeId: string;
  /** Address of the demo's source in the repository. */
  sourceUrl: string;
  onToggleCode: () => void;
  /** Called when the pointer or the focus comes near, so that what a press needs can be loaded. */
  onIntent: () => void;
  getCode: () => Promise<string>;
  getLink: () => string;
  onReset: () => void;
  onResetFocus: () => void;
  onStackBlitz: () => void;
  onCodeSandbox: () => void;
}

/** The tools of a demo: one tab stop, then arrows, Home and End. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const translate = useTranslate();
  const {variant, codeOpen} = props;
  const several = variant.stylings.length > 1;
  const {toolbar, tool: roving} = useRoving([
    ...(several ? variant.stylings : []),
    ...[
      'ts',
      'js',
      'code',
      'copy',
      'reset',
      'focus',
      'stackblitz',
      'codesandbox',
      'link',
      'source',
    ],
  ]);
  const tool = (id: string) => ({
    ...roving(id),
    'data-analytics-category': 'demo',
    'data-analytics-action': id,
    'data-analytics-label': props.path,
  });
  const copy = useCopy();
  const link = useCopy();
  const [quiet, setQuiet] = useState(false);
  return (
    <div
      role="toolbar"
      aria-label={props.label}
      className={styles.toolbar}
      data-quiet={quiet || undefined}
      onPointerEnter={props.onIntent}
      onPointerLeave={() => setQuiet(false)}
      onBlur={() => setQuiet(false)}
      onFocus={(event) => {
        toolbar.onFocus(event);
        props.onIntent();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setQuiet(true);
        }
        toolbar.onKeyDown(event);
      }}
    >
      {several && (
        <div
          role="group"
          aria-label={translate('demo.codeStyling')}
          className={styles.choices}
          data-stylings={variant.stylings.join(' ')}
        >
          {variant.stylings.map((styling) => (
            <Choice
              key={styling}
              label={STYLINGS[styling]}
              short={STYLINGS[styling]}
              aria-pressed={variant.styling === styling}
              data-styling={styling}
              onClick={() => variant.setStyling(styling)}
              {...tool(styling)}
            />
          ))}
        </div>
      )}
      <div role="group" aria-label={translate('demo.codeLanguage')} className={styles.choices}>
        <Choice
          label="TypeScript"
          short="TS"
          aria-pressed={variant.language === 'ts'}
          data-language="ts"
          onClick={() => variant.setLanguage('ts')}
          {...tool('ts')}
        />
        <Choice
          label="JavaScript"
          short="JS"
          aria-pressed={variant.language === 'js'}
          data-language="js"
          onClick={() => variant.setLanguage('js')}
          {...tool('js')}
        />
      </div>
      <button
        type="button"
        className={styles.code}
        aria-expanded={codeOpen}
        aria-controls={props.codeId}
        onClick={props.onToggleCode}
        {...tool('code')}
      >
        {translate(codeOpen ? 'demo.codeHide' : 'demo.codeShow')}
      </button>
      <div className={styles.icons}>
        <Tool
          label={translate(copy.copied ? 'copy.copied' : 'copy.copy')}
          icon={copy.copied ? 'copied' : 'copy'}
          data-copied={copy.copied || undefined}
          onClick={() => void copy.copy(props.getCode)}
          {...tool('copy')}
        />
        <Tool
          label={translate('demo.reset')}
          icon="reset"
          onClick={props.onReset}
          {...tool('reset')}
        />
        <Tool
          label={translate('demo.resetFocus')}
          icon="focus"
          onClick={props.onResetFocus}
          {...tool('focus')}
        />
        <Tool
          label={translate('demo.openStackBlitz')}
          icon="stackblitz"
          onClick={props.onStackBlitz}
          {...tool('stackblitz')}
        />
        <Tool
          label={translate('demo.openCodeSandbox')}
          icon="codesandbox"
          onClick={props.onCodeSandbox}
          {...tool('codesandbox')}
        />
        <Tool
          label={translate(link.copied ? 'demo.linkCopied' : 'demo.linkCopy')}
          icon={link.copied ? 'copied' : 'link'}
          data-copied={link.copied || undefined}
          onClick={() => void link.copy(props.getLink)}
          {...tool('link')}
        />
        <ToolLink
          label={translate('demo.viewSource')}
          icon="source"
          href={props.sourceUrl}
          {...tool('source')}
        />
      </div>
    </div>
  );
}
