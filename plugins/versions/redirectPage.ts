/** A page that leads to another address at once, also without a script. */
export function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${to}">
</head>
<body><a href="${to}">This page is at ${to}</a></body>
</html>
`;
}
