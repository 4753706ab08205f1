import { keepsLaws } from './laws.ts';
import { anyRound, game } from './run-fast-help.ts';

keepsLaws(game, anyRound);
