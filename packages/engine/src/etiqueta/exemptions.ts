import type { Notice } from './notices.ts';
import { exemptions } from './texts.ts';

/** Where a part of the label may not be due; whoever sells decides whether it applies. */
export const EXEMPTIONS: readonly Notice[] = [exemptions.smallMaker, exemptions.smallPack, exemptions.loose];
