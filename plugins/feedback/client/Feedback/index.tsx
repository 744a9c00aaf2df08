import {useEffect, useId, useState, type ReactNode, type SyntheticEvent} from 'react';
import config from '@generated/x-docs-feedback/default/config.json';
import {track} from '@site/plugins/analytics/client/track';
import {keepAnswer, readAnswer, type Answer} from '../../answers';
import {issueUrl} from '../../issueUrl';
import {useFeedbackTexts} from '../texts';
import {readSection, visitStorage} from '../page';
import styles from './styles.module.css';

export interface FeedbackProps {
  readonly title: string;
  /** Path of the page with the base. */
  readonly path: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly version: string;
}

const ANSWERS: readonly Answer[] = ['yes', 'no'];

/** Asks whether the page helped; an answer goes to analytics, more of it into an issue. */
export default function Feedback({title, path, origin, version}: FeedbackProps): ReactNode {
  const translate = useFeedbackTexts();
  const question = useId();
  const [given, setGiven] = useState<Answer>();
  const [thanked, setThanked] = useState(false);
  const link = (section?: ReturnType<typeof readSection>) =>
    issueUrl({...config, form: config.issueUrl, title, page: `${origin}${path}`, section, version});

  useEffect(() => setGiven(readAnswer(visitStorage(), path)), [path]);

  function give(answer: Answer) {
    if (answer === given) {
      return;
    }
    setGiven(answer);
    setThanked(true);
    keepAnswer(visitStorage(), path, answer);
    const section = readSection()?.id ?? null;
    track('feedback', {eventAction: answer, eventLabel: path, section, version});
  }

  // The section is known when the link is used; the address in the HTML lacks it.
  function nameSection({currentTarget}: SyntheticEvent<HTMLAnchorElement>) {
    currentTarget.href = link(readSection());
  }

  return (
    <section className={styles.feedback} aria-labelledby={question} data-feedback="">
      <p id={question} className={styles.question}>
        {translate('feedback.ask')}
      </p>
      {ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          className={styles.answer}
          aria-pressed={given === answer}
          onClick={() => give(answer)}
        >
          {translate(`feedback.${answer}`)}
        </button>
      ))}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- its address changes when it is used */}
      <a
        className={styles.more}
        href={link()}
        target="_blank"
        rel="noopener"
        onClick={nameSection}
        onAuxClick={nameSection}
        onContextMenu={nameSection}
      >
        {translate('feedback.more')}
      </a>
      <p className={styles.thanks} role="status">
        {thanked && translate('feedback.thanks')}
      </p>
    </section>
  );
}
