import { keepsLaws } from './laws.ts';
import { anyRound, game } from './rummy-help.ts';

keepsLaws(game, anyRound);
