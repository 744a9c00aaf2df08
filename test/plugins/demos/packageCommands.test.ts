import {convertPackageCommands} from '../../../plugins/demos/packageCommands';

describe('convertPackageCommands', () => {
  it.each([
    ['npm install @mui/x-data-grid', 'yarn add @mui/x-data-grid', 'pnpm add @mui/x-data-grid'],
    ['npm i -D typescript', 'yarn add --dev typescript', 'pnpm add -D typescript'],
    ['npm install', 'yarn install', 'pnpm install'],
    ['npm run build', 'yarn build', 'pnpm run build'],
    ['npm uninstall moment', 'yarn remove moment', 'pnpm remove moment'],
  ])('rewrites %s', (npm, yarn, pnpm) => {
    expect(convertPackageCommands(npm)).toEqual({npm, yarn, pnpm});
  });

  it('runs a package without installing it in each manager', () => {
    expect(convertPackageCommands('npx @mui/x-codemod@latest v8.0.0/preset-safe src')).toEqual({
      npm: 'npx @mui/x-codemod@latest v8.0.0/preset-safe src',
      yarn: 'yarn dlx @mui/x-codemod@latest v8.0.0/preset-safe src',
      pnpm: 'pnpm dlx @mui/x-codemod@latest v8.0.0/preset-safe src',
    });
  });

  it('keeps comments and empty lines', () => {
    expect(convertPackageCommands('# grid\nnpm install a\n\nnpm install b')?.pnpm).toBe(
      '# grid\npnpm add a\n\npnpm add b',
    );
  });

  it('leaves other shell code alone', () => {
    expect(convertPackageCommands('git clone x && npm install')).toBeUndefined();
    expect(convertPackageCommands('npm install a\ncd a')).toBeUndefined();
    expect(convertPackageCommands('# only a comment')).toBeUndefined();
    expect(convertPackageCommands('npmx install')).toBeUndefined();
  });
});
