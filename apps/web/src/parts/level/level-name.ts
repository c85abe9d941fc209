import { type LearningLevel, levelNumber } from '@utarang/domain/study';
import { format, level as messages } from '@utarang/messages';

/** The name of a member's level: its number and its title (docs/product/study.md#level). */
export const levelName = (level: LearningLevel): string => format(messages.name, { n: levelNumber(level), level });
