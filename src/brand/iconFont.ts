import siteConfig from '@generated/docusaurus.config';

const ID = 'x-icon-font';

/**
 * Adds the icon font's style sheet to the page, once. Only demos that render icons by their
 * ligature (`<Icon>star</Icon>`) need it; the demos plugin imports this module for them.
 *
 * @param baseUrl base of the site, with both slashes
 */
export function addIconFont(baseUrl: string): void {
  if (document.getElementById(ID)) {
    return;
  }
  const sheet = document.createElement('link');
  sheet.id = ID;
  sheet.rel = 'stylesheet';
  sheet.href = `${baseUrl}styles/material-icons.css`;
  document.head.append(sheet);
}

addIconFont(siteConfig.baseUrl);
