/** The page of the frame, with the addresses of the files that it loads. */
export function printFrame(files: readonly string[]): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr" data-theme="light" data-demo-frame>',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Edited demo</title>',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body><div id="demo-frame"></div></body>',
    '</html>',
    '',
  ].join('\n');
}
