/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import CopyButton from '@site/src/components/CopyButton';
import {blockText} from '@site/src/components/CopyButton/blockText';
import {copyText} from '@site/src/components/CopyButton/copyText';
import {hasSelection, isCopyKey} from '@site/src/components/CopyButton/keyboardCopy';
import {REVERT_AFTER_SHORT} from '@site/src/components/CopyButton/useCopy';

const flush = () => act(async () => {});

function withClipboard(writeText: (text: string) => Promise<void>): jest.Mock {
  const mock = jest.fn(writeText);
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: mock}, configurable: true});
  return mock;
}

/** The command of old browsers, which jsdom lacks. */
function withCommand(copy: () => boolean): void {
  Object.assign(document, {execCommand: copy});
}

beforeEach(() => {
  jest.useFakeTimers();
  withCommand(() => false);
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the label', () => {
  test('says Copied only after the write, and Copy again after two seconds', async () => {
    let finish = () => {};
    withClipboard(() => new Promise((resolve) => (finish = resolve)));
    render(<CopyButton text="one" />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    await flush();
    expect(screen.getByRole('button').textContent).toBe('Copy');
    finish();
    await flush();
    expect(screen.getByRole('button').textContent).toBe('Copied');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button').textContent).toBe('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });

  test('turns back after 1.2 seconds in the short variant', async () => {
    withClipboard(async () => {});
    render(<CopyButton text="one" revertAfter={REVERT_AFTER_SHORT} />);
    fireEvent.click(screen.getByRole('button'));
    await flush();
    act(() => jest.advanceTimersByTime(1199));
    expect(screen.getByRole('button').textContent).toBe('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });

  test('a second copy starts the time afresh', async () => {
    withClipboard(async () => {});
    render(<CopyButton text="one" />);
    fireEvent.click(screen.getByRole('button'));
    await flush();
    act(() => jest.advanceTimersByTime(1500));
    fireEvent.click(screen.getByRole('button'));
    await flush();
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('button').textContent).toBe('Copied');
  });

  test('stays Copy when the clipboard refuses', async () => {
    withClipboard(() => Promise.reject(new Error('denied')));
    render(<CopyButton text="one" />);
    fireEvent.click(screen.getByRole('button'));
    await flush();
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });

  test('stays Copy when the text cannot be had', async () => {
    withClipboard(async () => {});
    render(<CopyButton text={() => Promise.reject(new Error('offline'))} />);
    fireEvent.click(screen.getByRole('button'));
    await flush();
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });
});

describe('without the async clipboard', () => {
  test('copies a selection and gives the focus back', async () => {
    let copied = '';
    withCommand(() => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    });
    document.body.innerHTML = '<button>here</button>';
    const button = document.querySelector('button')!;
    button.focus();
    await expect(copyText('two\nlines', {document})).resolves.toBe(true);
    expect(copied).toBe('two\nlines');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('a browser that throws counts as a failure', async () => {
    withCommand(() => {
      throw new Error('no');
    });
    await expect(copyText('x', {document})).resolves.toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('a block', () => {
  const block = (inner: string) => {
    document.body.innerHTML = `<div data-copy-block>${inner}<button data-copy-button></button></div>`;
    return document.querySelector('button')!;
  };

  test('gives its code without removed lines', () => {
    const button = block('<pre><code>a\n<del class="line">old\n</del>b\n</code></pre>');
    expect(blockText(button)).toBe('a\nb\n');
    expect(document.querySelector('del')).not.toBeNull();
  });

  test('without code gives nothing', () => {
    expect(blockText(block(''))).toBe('');
  });

  test('gives the language that is shown', () => {
    const button = block('<pre>ts</pre><pre>js</pre>');
    const [, shown] = document.querySelectorAll('pre');
    shown!.getClientRects = () => [{}] as unknown as DOMRectList;
    expect(blockText(button)).toBe('js');
  });
});

describe('the copy key', () => {
  const key = {key: 'c', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false};

  test.each([
    [{}, true],
    [{ctrlKey: false, metaKey: true}, true],
    [{key: 'C'}, true],
    [{ctrlKey: false}, false],
    [{shiftKey: true}, false],
    [{altKey: true}, false],
    [{metaKey: true}, false],
    [{key: 'v'}, false],
    [{defaultPrevented: true}, false],
  ])('%j counts: %s', (change, expected) => {
    expect(isCopyKey({...key, defaultPrevented: false, ...change})).toBe(expected);
  });

  test('leaves a selection in the focused field to the browser', () => {
    document.body.innerHTML = '<input value="text">';
    const field = document.querySelector('input')!;
    field.focus();
    field.setSelectionRange(0, 2);
    expect(hasSelection(document)).toBe(true);
    field.setSelectionRange(2, 2);
    expect(hasSelection(document)).toBe(false);
  });

  test('does not mind what a field without focus remembers', () => {
    document.body.innerHTML = '<input value="text"><button></button>';
    document.querySelector('input')!.setSelectionRange(0, 4);
    document.querySelector('button')!.focus();
    expect(hasSelection(document)).toBe(false);
  });

  test('copies the focused block, and only while a copy button is there', async () => {
    const write = withClipboard(async () => {});
    const view = render(
      <div data-copy-block="">
        <pre>code</pre>
        <CopyButton />
      </div>,
    );
    view.getByRole('button').focus();
    fireEvent.keyDown(document, key);
    await flush();
    expect(write).toHaveBeenCalledWith('code');
    view.unmount();
    fireEvent.keyDown(document, key);
    await flush();
    expect(write).toHaveBeenCalledTimes(1);
  });
});
