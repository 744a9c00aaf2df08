import {createElement, type CSSProperties, type ReactNode} from 'react';
import satori, {type SatoriOptions} from 'satori';
import type {ProductId} from '../../src/product/products';
import {CARD_HEIGHT, CARD_WIDTH} from './constants';
import {fitTitle} from './fitTitle';
import {drawMotif, HUES, MOTIF_SIZE} from './motifs';
import type {CardText} from './readCardText';

/** What is on a card. */
export interface Card extends CardText {
  product: ProductId;
  /** Name of the family, beside the mark. */
  brand: string;
  /** Name of the product; empty for pages of no single product. */
  productName: string;
  /** Version that the page describes. */
  version: string;
}

/** What all cards share. */
export interface CardMaterial {
  fonts: SatoriOptions['fonts'];
  /** SVG of the brand's mark. */
  mark: string;
}

/** Distance of everything from the edges, in pixels. */
const EDGE = 72;
const MARK_SIZE = 56;
/** Width of title and description: what the motif leaves. */
const TEXT_WIDTH = CARD_WIDTH - 2 * EDGE - MOTIF_SIZE - 48;
const INK = '#14171f';
const INK_2 = '#4b5363';

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

/** A text of several lines that ends in an ellipsis where it is too long. */
function text(value: string, lines: number, style: CSSProperties) {
  return createElement('div', {style: {display: 'block', lineClamp: lines, ...style}}, value);
}

function layout({title, description, brand, product, productName, version}: Card) {
  const size = fitTitle(title, TEXT_WIDTH);
  return box(
    {
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      padding: EDGE,
      fontFamily: 'Inter',
      color: INK,
      backgroundColor: '#fff',
    },
    box(
      {height: MARK_SIZE, alignItems: 'center', fontSize: 34, paddingLeft: MARK_SIZE + 20},
      box({fontWeight: 700, marginRight: 14}, brand),
      productName && box({color: HUES[product]}, productName),
    ),
    box(
      {flexDirection: 'column', width: TEXT_WIDTH},
      text(title, 4, {
        fontSize: size,
        fontWeight: 700,
        lineHeight: 1.08,
        letterSpacing: size * -0.02,
        textWrap: 'balance',
      }),
      description &&
        text(description, 3, {
          width: TEXT_WIDTH,
          marginTop: 28,
          fontSize: 29,
          lineHeight: 1.4,
          color: INK_2,
        }),
    ),
    box({position: 'absolute', right: EDGE, bottom: EDGE - 8, fontSize: 26, color: INK_2}, version),
  );
}

/** Draws a card as SVG with its text as outlines. */
export async function drawCard(card: Card, {fonts, mark}: CardMaterial): Promise<string> {
  const svg = await satori(layout(card), {width: CARD_WIDTH, height: CARD_HEIGHT, fonts});
  const placed = mark.replace(
    '<svg',
    `<svg x="${EDGE}" y="${EDGE}" width="${MARK_SIZE}" height="${MARK_SIZE}"`,
  );
  const motif = drawMotif(card.product, CARD_WIDTH - EDGE - MOTIF_SIZE, EDGE);
  return svg.replace(/<\/svg>\s*$/, `${placed}${motif}</svg>`);
}
