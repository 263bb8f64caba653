import {
  BadgeCheck,
  CreditCard,
  KeyRound,
  Languages,
  type LucideIcon,
  Radio,
  ShieldCheck,
  Undo2,
  Wallet,
  Zap,
} from 'lucide-react';
import type { ClaimIcon } from '#domain/content/sections.ts';

/** The icons that content can name. */
export const claimIcons: Record<ClaimIcon, LucideIcon> = {
  check: BadgeCheck,
  language: Languages,
  speed: Zap,
  wallet: Wallet,
  card: CreditCard,
  key: KeyRound,
  live: Radio,
  shield: ShieldCheck,
  refund: Undo2,
};
