/**
 * Every figure the balancer was tuned with, in one place. Costs are relative: doubling an ingredient costs about 1.
 */

// What may be asked

export const MOST_ADDITIONS = 20;

/** Beyond these, grams on a scale mean nothing and floating point no longer tells them apart. */
export const LEAST_TOTAL = 1e-3;

export const MOST_TOTAL = 1e9;

/** No recipe has this many. */
export const MOST_INGREDIENTS = 200;

// The work an answer may take, in cells of a tableau

/** Of looking for grams, for a better score, for the nearest formula, for what stands in the way and for ways out. */
export const WORK = { search: 6e6, better: 2.5e6, nearest: 1.5e6, conflict: 1.5e6, ways: 2e6 } as const;

/** An analysis costs as much as this many cells per ingredient, and a curve this many. */
export const JUDGEMENT = 3_000;

export const CURVE = 200;

/** What opening a program, a branch or a weighing costs beside its cells. */
export const OPENING = 2_000;

// What a change is

/** An ingredient never falls below this share of what the person put in, unless `limites` says so. */
export const LEAST_SHARE = 0.2;

/** The same of what is itself at fault: a dose may be many times too high. */
export const LEAST_DOSE = 0.02;

/** Below this share of the total an ingredient is so small that grams, not percentages of it, are what counts. */
export const SMALL_SHARE = 0.04;

/** An ingredient the person did not choose is dearer than more of one they did. */
export const ADDITION_COST = 1.6;

/** One more of a kind there is, against more of that one itself. */
export const KIN_COST = 4;

/** A master moves first what tastes of nothing, then what tastes of the base, last what gives the name. */
export const RANK_COST = [1, 1.5, 3] as const;

/** What is missing is cheap to add. */
export const DOSED_COST = 0.5;

/** What is out of proportion to published formulas goes back to them for so much less, as a share of what moving it costs. */
export const PULLED_BACK = 0.8;

/** How far beyond what is published such a line may go where that alone does not serve. */
export const BEYOND = 0.1;

/** What going beyond it costs on top, as a multiple of moving it. */
export const BEYOND_COST = 2;

/** Flour that is out of proportion by more than this is what a baker moves, in place of all that is reckoned by it. */
export const MEASURE_OFF = 0.2;

/** A change a master accepts: this share of an ingredient. */
export const GENTLE = 0.3;

/** The most a firm change takes of anything, or a small one; and sugar or water to make room for what is missing. */
export const HALF = 0.5;

/** A firm change leaves this share of anything. */
export const LEAST_FIRM = 0.4;

/** What is small may change by this share of the total, half of itself at most; something new may come to twice that. */
export const GENTLE_SMALL = 0.03;

/** Nobody buys an ingredient to weigh in less than this share of the total, unless it is dosed. */
export const LEAST_ADDITION = 0.01;

/** Lines that are tried alone, the least change first. */
export const TRIED_ALONE = 2;

/** Changes that are tried to be done without. */
export const MOST_SPARED = 4;

/** A change smaller than this share of an ingredient is not worth telling anybody, where it can be done without. */
export const MOVE_CRUMB = 0.06;

/** How much dearer sparing a change may make the rest, and by how much more that of a crumb. */
export const FEW_PRICE = 2;

export const CRUMB_PRICE = 0.1;

/** How far inside a range, as a share of its width, what is mended is drawn to lie, and where a master aims. */
export const MARGIN = 0.1;

/** How much of that it has at least: what a person feels, and a little for the scale. */
export const LEAST_MARGIN = 0.6;

export const AIM = 0.35;

/** What missing the aim by the whole width of a range is worth, against changes where doubling costs 1. */
export const PULL = 1;

/** The same of missing the margin: being inside by all of it is worth half of doubling an ingredient. */
export const EDGE_PULL = 10;

/** The same of a target that may be missed. */
export const TARGET_PULL = 5;

/** The same of what draws an answer to published formulas, which must outweigh the changes it takes. */
export const DRAW = 20;

/** How many times over a curve keeps away from its limit to be well inside, and half of that: a good meter's own error. */
export const CURVE_DEPTH = 6;

export const CURVE_FELT = 0.009;

/** Half a hundredth is what two decimals hide; a little less leaves room for the judge's own arithmetic. */
export const HIDDEN_BY_ROUNDING = 0.0045;

/** Ratios beyond this show no other number than this one does. */
export const LARGEST_RATIO = 1e4;

// The ladder of the search

/** Exact grams keep this share of the total away from an edge their rounded values would cross. */
export const EXACT_MARGIN = 1e-5;

/** Rounding may put an ingredient that is not moved off by this much at most, and by this much on a scale that was given. */
export const MOST_OFF = 0.05;

export const MOST_OFF_GIVEN = 0.2;

/** A total nobody asked for may shift by a step that is this share of it, rather than be weighed in finer ones. */
export const MOST_SHIFT = 0.002;

/** Moving an ingredient by this part of it is not worth a second plan. */
export const NEAR_ENOUGH = 0.02;

/** No scale shows less than a millionth of the step; what is lighter stays as it is. */
export const MOST_TENTHS = 6;

/** Touching one more ingredient weighs as much as moving this part of another. */
export const TOUCHED = 0.02;

// Plans and curves

export const CURVE_ROUNDS = 12;

export const CURVE_HALVINGS = 20;

/** Price of falling short of a line by 1, where doubling an ingredient costs 1. */
export const BREAKING = 1e4;

/** How far past a limit a curve may go: half a hundredth is hidden by rounding, the scale needs some of it. */
export const CURVE_ROOM = 0.003;

/** How far inside a curve stays when rounding to the scale is in the way. */
export const CURVE_INSIDE = -0.003;

/** The same for a curve that is judged unrounded, though it is made of rounded values. */
export const EXACT_ROOM = -0.0005;

export const EXACT_INSIDE = -0.01;

/** A total that is free stays within this factor of the one wanted: a formula is no drop and no sea. */
export const TOTAL_REACH = 10;

/** How many times as much, or as little, one nobody fixed may come to: with grams of the person's own, and without any. */
export const TOTAL_GIVES = { held: 1.1, free: 1.5 } as const;

/** What that costs, by as much again: less than moving other ingredients to make up for one. */
export const TOTAL_COST = 3;

/** What missing the inner half of a range by its whole width is worth, against changes where doubling costs 1. */
export const CENTRING = 6;

export const INNER = 0.25;

// The linear program

/** Most bounds never bind and each is one more row for the simplex: they are added when an answer breaks them. */
export const ROUNDS_OF_BOUNDS = 12;

/** The solver takes anything below this for zero; amounts are handed over as per cent of the total. */
export const PRECISION = 1e-9;

/** By how much of the total a row must be out of reach to be given up without asking the solver, which stretches bounds a little. */
export const REACH_SLACK = 1e-6;

export const UNIT_BRANCHES = 400;

// Grams on a scale

export const MOST_MOVES = 400;

/** Ingredients among which the scale moves steps. */
export const MOST_HANDS = 30;

// The least cost

/** The cheapest formula may cost this much more if that spares changes. */
export const COST_SLACK = 0.002;

/** A recipe made cheaper keeps this share of every ingredient, so that it is still the same recipe. */
export const CHEAP_SHARE = 0.6;

/** The cost per kilo is a quotient where water boils off: brought down step by step (Dinkelbach). */
export const CHEAPER_ROUNDS = 5;

/** Room for the scale where the balance asks for less than the share that is kept, as a part of what there was. */
export const KEPT_ROOM = 0.02;

// The nearest formula

/** Price of missing a range by its whole width; doubling an ingredient costs 1. */
export const MISS = 1e3;

/** A target is missed with more ease than a limit; what selects the case, hardly at all. */
export const TARGET_MISS = 1e2;

export const CASE_MISS = 1e4;

export const WORSE = 10;

/** Price of missing the total by as much again: only the person's own grams come before it. */
export const TOTAL_MISS = 1e6;

// What stands in the way

export const TOTAL_HALVINGS = 7;

/** The nearest a ratio comes to its limit: rounds, a gain not worth another, and how much dearer than any change it is. */
export const REACH_ROUNDS = 6;

export const REACH_ENOUGH = 1e-4;

export const REACH_WIDTH = 1e-4;

/** A ratio over next to nothing says nothing: this share of the flour, the milk… it is taken over must be left. */
export const LEAST_BASE = 0.5;

// Ways out

export const MOST_WAYS = 5;

export const MOST_TRIED = 12;

export const MOST_OFFERED = 2;

export const MOST_TYPES = 2;

/** What is taken out of a formula is not most of it. */
export const MOST_REMOVED = 0.5;

/** The same of what nobody knows: more of it is asked what it is. */
export const MOST_UNKNOWN_REMOVED = 0.1;

export const FREED_NOISE = 1e-6;

/** Room left for the scale when a limit is moved, as a share of it. */
export const FREED_ROOM = 0.02;

/** A batch more than this many times larger, or smaller, is no way out. */
export const MOST_GROWTH = 2;

// Words

/**
 * Nearer to an end of its range than this share of the width, a value is at its limit, and that is said: half of the
 * margin, as the scale leaves it; one more delivery of cream, or 5 g of a kilo, takes a figure out from there.
 */
export const FELT = MARGIN / 2;

/** An ingredient that does at least this part of the mending is named as a remedy. */
export const SHARE_OF_MENDING = 0.2;

/** One that is no part of the figure, and only makes the whole more or less, is named from this part on. */
export const SHARE_OF_THINNING = 0.25;

/** Less than this share of what the richest line brings to a figure is no part of it. */
export const TRACE = 0.01;

/** A line keeps pace with another where its growth (a logarithm) is this share of the other's. */
export const PACE = { least: 0.4, most: 1.1 } as const;

/** Beyond this share the scale has moved what should only follow the total. */
export const ROUGHLY = 0.05;

/** A change smaller than this share of an ingredient is what rounding to the scale does to it. */
export const ROUNDING = 0.01;

/** Near enough to a limit that the change is what keeps the formula inside it. */
export const TIGHT = 0.03;
