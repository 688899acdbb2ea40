import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { historyTypes, type HistoryType, type HistoryValueKind } from '#shared/model/story_map/historyTypes.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { historySentences, type SentencePart } from '#shared/texts/story_map/historySentences.ts';
import { historyTypeTexts } from '#shared/texts/story_map/historyTypes.ts';
import { authorOf, formatValue, type NameOfPerson } from './formatEntry.ts';

/** What somebody did, in words. `name` is the part of it that names what it is about; '' where nothing is named. */
export type EntrySentence = { author: string; before: string; name: string; after: string };

/** Stand around the name while the sentence is put together: no text that people type contains them. */
const [NAME_START, NAME_END] = ['\u0001', '\u0002'];

/** The deed of an entry as a sentence with its author, old and new value, and the names of that time. */
export function entrySentence(entry: HistoryEntry, personName: NameOfPerson): EntrySentence {
  const author = authorOf(entry, personName);
  // A page of an earlier release may get types that it does not know.
  if (!Object.hasOwn(historySentences, entry.type)) return { author, ...unnamed(historyTypeTexts.changed) };
  const [one, many] = historySentences[entry.type];
  const release = entry.release ?? texts.unknownRelease;
  if (entry.count > 1) return { author, ...unnamed(many({ count: entry.count, release })) };
  const parts = partsOf(entry, personName);
  const named = namedPartOf(entry.type);
  const text = one({ ...parts, [named]: `${NAME_START}${parts[named]}${NAME_END}` });
  const [before = '', rest = ''] = text.split(NAME_START);
  const [name = '', after = ''] = rest.split(NAME_END);
  return { author, before, name, after };
}

/** The deed of several entries alike, with its author. */
export function groupSentence(entries: readonly HistoryEntry[], personName: NameOfPerson): EntrySentence {
  const [first] = entries;
  if (first === undefined) throw new Error('A group has entries');
  const many = Object.hasOwn(historySentences, first.type)
    ? historySentences[first.type][1]
    : historySentences.changed[1];
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return {
    author: authorOf(first, personName),
    ...unnamed(many({ count, release: first.release ?? texts.unknownRelease })),
  };
}

const unnamed = (text: string) => ({ before: text, name: '', after: '' });

/** The part that names what an event is about: after a rename its new name. */
function namedPartOf(type: HistoryType): SentencePart {
  if (type === 'what_description' || type.endsWith('_name')) return 'to';
  if (type.startsWith('who_who_') || /^who_(created|deleted|group$|category$)/.test(type)) return 'who';
  if (/^(epic|explore|objective|problem|benefit|who|release_objective|release_problem)_/.test(type)) return 'about';
  if (type.startsWith('what_') || type.startsWith('release_what_')) return 'what';
  return 'release';
}

function partsOf(entry: HistoryEntry, personName: NameOfPerson): Record<SentencePart, string> {
  const kind = historyTypes[entry.type];
  const word = (value: HistoryEntry['value']) => (kind === null ? '' : valueWord(kind, value, personName));
  return {
    what: entry.what ?? texts.unknownWhat,
    who: entry.who ?? texts.unknownWho,
    who2: entry.who2 ?? texts.unknownWho,
    about: entry.about ?? texts.unknownSetting,
    person: entry.person === null ? texts.unknownUser : personName(entry.person),
    release: entry.release ?? texts.unknownRelease,
    from: word(entry.value),
    to: word(entry.newValue),
    change: changeOf(entry, kind, personName),
  };
}

/** The old and new value in words: 'from 3 to 5', or 'to 5' where nothing was set before. */
function changeOf(entry: HistoryEntry, kind: HistoryValueKind | null, personName: NameOfPerson): string {
  if (kind === null) return '';
  const word = (value: HistoryEntry['value']) => {
    const text = valueWord(kind, value, personName);
    return QUOTED.includes(kind) && value !== null ? texts.quoted({ text }) : text;
  };
  const to = word(entry.newValue);
  const isSet = entry.value !== null && !(kind === 'date' && entry.value === 0);
  return isSet || kind === 'what' ? texts.changeFromTo({ from: word(entry.value), to }) : texts.changeTo({ to });
}

/** The kinds of values that are people's own words. */
const QUOTED: readonly HistoryValueKind[] = ['text', 'what', 'release', 'story_map', 'who_label', 'objective'];

/** A value as a part of a sentence. */
function valueWord(kind: HistoryValueKind, value: HistoryEntry['value'], personName: NameOfPerson): string {
  if (kind === 'what' && value === null) return texts.toBackbone;
  if (kind === 'place' && value === null) return texts.unknownPlace;
  const text = formatValue(kind, value, personName);
  return text === texts.nothing ? texts.noValue : text;
}
