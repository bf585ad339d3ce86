/** What the type files of each craft say beyond what all of them do; the rest of the build knows no craft. */
import type { TypeLoss } from '../../../packages/engine/src/craft/type-file.ts';
import type { Fields } from './files.ts';
import { type LimitData, limitOf, type Margins, type Origin, originOf } from './limits.ts';
import type { Cite } from './sources.ts';

export interface CraftFiles {
  /** The craft's own file. */
  readonly common: Fields;
  readonly margins: Margins;
  readonly cite: Cite;
}

/** What one file becomes: the record of the engine, and code that JSON cannot hold. */
export interface TypeRecord {
  readonly limits: readonly LimitData[];
  /** What the law asks and no range of the type shows. */
  readonly law?: readonly LawData[];
  /** What it loses in the oven or the pot; absent where it loses nothing. */
  readonly loss?: TypeLoss;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** A limit of law; `of` tells which of several names it is for. */
export interface LawData extends LimitData {
  readonly of?: string;
}

type ReadType = (fields: Fields, files: CraftFiles) => TypeRecord;

const OF_TRADE: Origin = { authority: 'oficio', source: undefined };

/** Limits of law a type or a craft writes beside its ranges: «ley_aparte». */
function lawIn(fields: Fields, cite: Cite): readonly LawData[] {
  if (!fields.has('ley_aparte')) return [];
  const asked = fields.map('ley_aparte').each();
  return asked.map(([param, one]) => ({
    ...limitOf(param, one, cite, { authority: 'ley', source: undefined }),
    level: 'legal',
  }));
}

const flagged = (fields: Fields, key: string, name: string) => (fields.flag(key) ? { [name]: true } : {});

/** Ranges of the trade and of the law, one to a parameter. */
function ranges(fields: Fields, { cite, margins }: CraftFiles, around = OF_TRADE): readonly LimitData[] {
  return fields
    .map('exige')
    .each()
    .map(([param, asked]) => limitOf(param, asked, cite, around, margins));
}

/** The least of what a type is not itself without. */
function needsIn(fields: Fields, known: readonly string[]): { readonly needs?: Readonly<Record<string, number>> } {
  if (!fields.has('necesita')) return {};
  const least = fields.map('necesita');
  return { needs: Object.fromEntries(known.filter((key) => least.has(key)).map((key) => [key, least.number(key)])) };
}

const figuresIn = (fields: Fields) => Object.fromEntries(fields.keys().map((key) => [key, fields.number(key)]));
const namesIn = (fields: Fields) => Object.fromEntries(fields.keys().map((key) => [key, fields.text(key)]));

/** How far from the temperature asked for a formula's own may lie, up to one temperature or above another. */
const latitude = (fields: Fields) => ({
  ...(fields.has('hasta') ? { upTo: fields.number('hasta') } : {}),
  ...(fields.has('sobre') ? { above: fields.number('sobre') } : {}),
  point: fields.pair('punto'),
  accepted: fields.pair('admite'),
});

const helado: ReadType = (fields, files) => {
  const limits = ranges(fields, files);
  const free = fields
    .map('exige')
    .each()
    .flatMap(([param, asked]) => (asked.flag('libre') ? [param] : []));
  const law = lawIn(fields, files.cite);
  const lawful = (key: string) => law.find(({ param }) => param === key)?.min;
  const [milkFat, leastFruit] = [lawful('grasaLactea'), lawful('fruta')];
  const essence = fields.has('esencia') ? fields.map('esencia') : undefined;
  return {
    limits,
    law,
    rest: {
      pacApplies: fields.has('juzga_pac') ? fields.flag('juzga_pac') : true,
      milkless: fields.flag('sin_leche'),
      traits: fields.texts('rasgos'),
      ...(free.length > 0 ? { free } : {}),
      ...(milkFat ? { milkFat: { least: milkFat, grave: milkFat * files.common.number('grasa_lactea_minima') } } : {}),
      ...(leastFruit ? { leastFruit } : {}),
      ...(fields.has('grasa_de') ? { fatFrom: fields.text('grasa_de') } : {}),
      ...(fields.has('o_llamalo') ? { orCalled: namesIn(fields.map('o_llamalo')) } : {}),
      ...(fields.has('sirve') ? { serves: fields.pair('sirve') } : {}),
      served: [...fields.maps('servido'), ...files.common.maps('servido')].map(latitude),
      ...(essence
        ? {
            essence: {
              key: essence.text('clave'),
              least: essence.number('min'),
              toAdd: essence.text('con'),
            },
          }
        : {}),
    },
  };
};

const timesIn = (fields: Fields) => ({
  mixing: fields.number('amasado'),
  bulk: fields.number('bloque'),
  proof: fields.number('pieza'),
  shaping: fields.number('formado'),
  oven: fields.number('horno'),
  baking: fields.number('coccion'),
});

/** The limits on the salt of bread, and the norm that asks them of this one. */
function saltLaw(type: Fields, { common, cite }: CraftFiles) {
  const fields = common.map('sal_del_pan');
  const [by, key] = type.has('sal_segun') ? ([type, 'sal_segun'] as const) : ([fields, 'segun'] as const);
  return {
    byChlorides: fields.number('cloruros'),
    bySodium: fields.number('sodio'),
    source: cite(by.text(key), by.at),
  };
}

const avpnIn = (fields: Fields) => ({
  hydration: fields.pair('hidratacion'),
  yeast: fields.number('levadura'),
  sourdough: fields.pair('masa_madre'),
});

const NEEDED_BY_BREAD = ['centeno', 'ligante', 'huevo', 'leche', 'mantequilla'];

const panaderia: ReadType = (fields, files) => {
  const oven = fields.map('horno');
  const salt = fields.flag('sal_del_pan') ? saltLaw(fields, files) : undefined;
  const { byChlorides: max = null, source = '' } = salt ?? {};
  return {
    limits: ranges(fields, files),
    law: salt ? [{ param: 'salDelPan', min: null, max, level: 'legal', authority: 'ley', source }] : [],
    loss: { leaves: files.common.map('merma').number('agua'), most: oven.number('merma') },
    rest: {
      traits: fields.texts('rasgos'),
      times: timesIn((fields.has('tiempos') ? fields : files.common).map('tiempos')),
      bakingLoss: oven.number('merma'),
      doughTemperature: oven.number('masa'),
      process: oven.text('proceso'),
      ...(fields.has('fuerza') ? { strength: fields.pair('fuerza') } : {}),
      yeastByForm: fields.has('levadura_por_forma') ? fields.flag('levadura_por_forma') : true,
      ...flagged(fields, 'enriquecido', 'enriched'),
      ...(salt ? { breadSalt: salt } : {}),
      ...(fields.has('avpn') ? { avpn: avpnIn(fields.map('avpn')) } : {}),
      ...(fields.has('clasico') ? { classic: figuresIn(fields.map('clasico')) } : {}),
      ...needsIn(fields, NEEDED_BY_BREAD),
    },
  };
};

/** What a name of the law asks: fruit in g per kg as sold, and the soluble solids between which it is its own. */
const legalNames = (fields: Fields, cite: Cite) =>
  fields.maps('nombres_de_ley').map((name) => ({
    name: name.text('nombre'),
    fruit: name.number('fruta'),
    ...flagged(name, 'de_zumo', 'juice'),
    ...(name.has('fruta_de_poca') ? { less: name.plain('fruta_de_poca') } : {}),
    brix: name.pair('brix'),
    source: cite(name.text('segun'), name.at),
  }));

/** Both limits of a name. */
function lawOfName({ name: of, fruit, brix: [min, max], source }: ReturnType<typeof legalNames>[number]): LawData[] {
  const asked = { of, level: 'legal', authority: 'ley', source };
  return [
    { ...asked, param: 'frutaPorKg', min: fruit, max: null },
    { ...asked, param: 'brix', min, max },
  ];
}

const pasteleria: ReadType = (fields, files) => {
  const { common, cite } = files;
  const adjusted = common.map('ajustes');
  const fromComposition = new Set(adjusted.texts('de_composicion'));
  const basis = cite(fields.text('segun'), fields.at);
  const authority = fields.flag('protegido') ? 'denominacion' : 'oficio';
  const limits = fields
    .map('exige')
    .each()
    .map(([param, asked]) => {
      const source = fromComposition.has(param) ? adjusted.text('composicion') : `${basis}; ${adjusted.text('otros')}`;
      return limitOf(param, asked, cite, { authority, source }, files.margins);
    });
  const named = fields.has('base') ? fields.plain('base') : undefined;
  const base = typeof named === 'string' ? common.map('bases').map(named) : fields.map('base');
  const instead = fields.has('en_lugar_de') ? fields.map('en_lugar_de') : undefined;
  const names = legalNames(fields, cite);
  return {
    limits,
    law: names.flatMap(lawOfName),
    ...(fields.has('agua_final') ? { loss: { leaves: fields.number('agua_final') } } : {}),
    rest: {
      family: fields.text('familia'),
      base: { roles: base.texts('papeles'), text: base.text('texto') },
      traits: fields.texts('rasgos'),
      ...(fields.has('cuenta_como') ? { reckonedAs: fields.text('cuenta_como') } : {}),
      ...flagged(fields, 'protegido', 'protected'),
      ...needsIn(fields, ['gluten']),
      ...(instead ? { instead: namesIn(instead) } : {}),
      ...(names.length > 0 ? { legalNames: names } : {}),
    },
  };
};

const LEVELS = ['Suprema', 'Extra'];

/** Limits by category: what a parameter is asked at each level. */
function byLevel(param: string, asked: Fields, cite: Cite): readonly LimitData[] {
  const around = originOf(asked, cite, OF_TRADE);
  const waived = asked.flag('dispensa_sin_azucares');
  return LEVELS.filter((level) => asked.has(level)).map((level) => ({
    ...limitOf(param, asked.map(level), cite, around),
    level,
    ...(waived ? { waivable: true } : {}),
  }));
}

const turron: ReadType = (fields, { common, cite }) => {
  const rules = (asked: Fields) => asked.each().flatMap(([param, levels]) => byLevel(param, levels, cite));
  const shared = common.map('requisitos');
  const main = fields.map('principal');
  const igp = fields.has('igp') ? fields.map('igp') : undefined;
  const qualities = fields.has('calidades') ? fields.map('calidades') : undefined;
  const minima = qualities?.map('minimos');
  const param = main.text('param');
  const lawful = { max: null, authority: 'ley', source: cite(common.text('calidades_segun'), common.at) };
  const moisture = limitOf('pctHumedad', fields.map('humedad'), cite, OF_TRADE);
  const { max: water } = moisture;
  const law = (minima?.each() ?? []).flatMap(([asked, levels]) =>
    levels.keys().map((level) => ({ param: asked, level, min: levels.number(level), ...lawful })),
  );
  return {
    law,
    // What is melted keeps its water.
    ...(fields.flag('fundido') || water === null ? {} : { loss: { leaves: water } }),
    limits: [...rules(fields.map('exige')), ...fields.texts('incluye').flatMap((name) => rules(shared.map(name)))],
    rest: {
      opening: fields.text('presenta'),
      ...flagged(fields, 'nombra_el_fruto', 'namesNut'),
      ...flagged(fields, 'puede_ser_agramunt', 'mayBeAgramunt'),
      noun: fields.has('sustantivo') ? fields.text('sustantivo') : 'turrón',
      moisture,
      ...(fields.has('coccion')
        ? { cooked: { usual: fields.map('coccion').number('usual'), whole: fields.map('coccion').flag('entera') } }
        : {}),
      ...flagged(fields, 'fundido', 'melted'),
      toasts: fields.flag('tuesta_la_almendra'),
      almond: main.text('alimento'),
      main: param,
      ...(igp
        ? { igp: { name: igp.text('nombre'), admits: igp.texts('admite'), source: cite(igp.text('segun'), igp.at) } }
        : {}),
      ...(qualities
        ? {
            legal: {
              ...(qualities.has('textura') ? { texture: qualities.text('textura') } : {}),
              minima: law,
              starchy: qualities.texts('solo_con_fecula'),
              ...(qualities.has('humedad')
                ? {
                    moisture: qualities
                      .map('humedad')
                      .keys()
                      .map((level) => ({ level, max: qualities.map('humedad').number(level) })),
                  }
                : {}),
            },
          }
        : {}),
      ...(fields.has('estandar')
        ? { standard: { ...limitOf(param, fields.map('estandar'), cite, OF_TRADE), level: 'Estándar' } }
        : {}),
      lowest: fields.text('si_no_llega'),
    },
  };
};

/** What is looked at in any turrón, beside what its type asks; by category where it tells them apart. */
const turronSets = ({ common, cite }: CraftFiles) =>
  Object.fromEntries(
    common
      .map('aparte')
      .each()
      .map(([name, set]) => [
        name,
        set
          .each()
          .flatMap(([param, asked]) =>
            LEVELS.some((level) => asked.has(level))
              ? byLevel(param, asked, cite)
              : [limitOf(param, asked, cite, OF_TRADE)],
          ),
      ]),
  );

/** Sets of requirements that go together, under one name. */
function setsIn(names: readonly string[], common: Fields): readonly string[] {
  const packs = common.map('juegos');
  return names.flatMap((name) => {
    if (packs.has(name)) return packs.texts(name);
    if (!common.map('requisitos').has(name)) throw new Error(`${common.at}: there is no requirement «${name}»`);
    return [name];
  });
}

const cacao: ReadType = (fields, files) => {
  const { common, cite } = files;
  const sets = (asked: Fields, key: string) => setsIn(asked.texts(key), common);
  const variants = fields.maps('variantes').map((variant) => ({
    family: variant.text('familia'),
    title: variant.text('titulo'),
    legalName: variant.text('nombre_legal'),
    when: sets(variant, 'cuando'),
    rules: sets(variant, 'ley'),
    otherNames: variant
      .maps('otros_nombres')
      .map((other) => ({ title: other.text('titulo'), rules: sets(other, 'ley') })),
    common: sets(variant, 'comun'),
    superior: sets(variant, 'superior'),
    ...(variant.has('oficio') ? { trade: variant.text('oficio') } : {}),
    targets: sets(variant, 'objetivos'),
    ...(variant.has('aw')
      ? { aw: { max: variant.map('aw').number('max'), source: cite(variant.map('aw').text('segun'), variant.at) } }
      : {}),
    ...(variant.has('aw_maxima') ? { awMost: variant.number('aw_maxima') } : {}),
  }));
  const fresh = fields.has('en_fresco') ? { fresh: fields.text('en_fresco') } : {};
  const law = fields.texts('ley_aparte').flatMap((name) => setOf(name, files));
  return { limits: [], law, rest: { traits: fields.texts('rasgos'), ...fresh, variants } };
};

/** What a set of requirements asks. */
function setOf(name: string, { common, cite, margins }: CraftFiles): readonly LimitData[] {
  const set = common.map('requisitos').map(name);
  const around = originOf(set, cite, OF_TRADE);
  const level = set.text('nivel');
  const limits = set.map('pide').each();
  return limits.map(([param, asked]) => ({ ...limitOf(param, asked, cite, around, margins), level }));
}

/** The sets of requirements of a craft whose types name them. */
const cacaoSets = (files: CraftFiles) =>
  Object.fromEntries(
    files.common
      .map('requisitos')
      .keys()
      .map((name) => [name, setOf(name, files)]),
  );

interface CraftReader {
  readonly read: ReadType;
  /** What several types name, for the module of the craft. */
  readonly sets?: (files: CraftFiles) => Readonly<Record<string, readonly LimitData[]>>;
}

export const READERS: Readonly<Record<string, CraftReader>> = {
  helado: { read: helado },
  panaderia: { read: panaderia },
  pasteleria: { read: pasteleria },
  turron: { read: turron, sets: turronSets },
  cacao: { read: cacao, sets: cacaoSets },
};
