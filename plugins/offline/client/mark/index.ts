import {DEFAULT_LANGUAGE} from '@site/src/i18n/languages';
import {fill} from '@site/src/i18n/createTranslator';
import {formatDate} from '../format';
import {texts} from '../texts';
import styles from './styles.module.css';

let mark: HTMLElement | undefined;

/** Takes the mark away. */
export function hideMark(): void {
  mark?.remove();
  mark = undefined;
}

/**
 * Says quietly that the page on display is a stored copy.
 *
 * @param time when it was stored, milliseconds since 1970
 * @param offlinePage path of the list of what is stored
 */
export function showMark(time: number, offlinePage: string): void {
  hideMark();
  const {en} = texts;
  const element = document.createElement('div');
  element.className = styles.mark ?? '';
  element.setAttribute('role', 'status');
  element.dataset.offlineMark = '';
  const text = document.createElement('span');
  text.textContent = fill(en.saved, {date: formatDate(time, DEFAULT_LANGUAGE)});
  const link = document.createElement('a');
  link.href = offlinePage;
  link.textContent = en.savedLink;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = en.savedClose;
  close.addEventListener('click', hideMark);
  element.append(text, link, close);
  document.body.append(element);
  mark = element;
}
