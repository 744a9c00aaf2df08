import {useCallback, useState} from 'react';
import type {SandboxHost} from '@site/plugins/demos/client/openSandbox';
import type {RunnableFile} from '@site/plugins/demos/client/runCode';

/** Opens the playground's code elsewhere; `message` says why that failed. */
export function useSandbox(
  title: string,
  files: readonly RunnableFile[] | undefined,
): {open: (host: SandboxHost) => void; message: string} {
  const [message, setMessage] = useState('');
  const open = useCallback(
    (host: SandboxHost) => {
      setMessage('');
      const language = /\.jsx?$/.test(files?.[0]?.name ?? '') ? 'js' : 'ts';
      import('@site/plugins/demos/client/openSandbox')
        .then(({openSandbox}) =>
          openSandbox(host, {
            name: title || 'Playground',
            language,
            styling: 'system',
            files: files ?? [],
          }),
        )
        .catch((reason: unknown) =>
          setMessage(reason instanceof Error ? reason.message : String(reason)),
        );
    },
    [title, files],
  );
  return {open, message};
}
