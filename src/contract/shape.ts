/**
 * A closed document is described once, with these builders. The description gives the TypeScript type (`Infer`), the
 * check (`core/check/shape.ts`) and the published JSON Schema (`contract/json-schema.ts`).
 */
export interface TextShape {
  readonly is: 'text';
  readonly max?: number | undefined;
  readonly min?: number | undefined;
}
export interface WordShape<W extends string = string> {
  readonly is: 'word';
  readonly words: readonly W[];
}
export interface NumberShape {
  readonly is: 'number';
  readonly integer?: true;
  readonly minimum?: number;
  /** Exclusive. */
  readonly above?: number;
}
export interface FlagShape<V extends boolean = boolean> {
  readonly is: 'flag';
  /** Only this value is allowed. */
  readonly only?: V | undefined;
}
export interface ListShape<S extends Shape = Shape> {
  readonly is: 'list';
  readonly items: S;
  readonly min?: number;
  readonly max?: number;
  readonly unique?: true;
}
export interface MapShape<S extends Shape = Shape> {
  readonly is: 'map';
  readonly values: S;
  readonly max?: number;
  /** Longest key, in code points; a key has at least one. */
  readonly keyMax?: number;
}
export interface ClosedShape<R extends Shapes = Shapes, O extends Shapes = Shapes> {
  readonly is: 'closed';
  readonly required: R;
  readonly optional: O;
}
/** Which shape it is, is told by the word under `tag`; each case repeats that key. */
export interface TaggedShape<C extends Readonly<Record<string, ClosedShape>> = Readonly<Record<string, ClosedShape>>> {
  readonly is: 'tagged';
  readonly tag: string;
  readonly cases: C;
}
/** Number or text, compared only for equality: versions. */
export interface VersionShape {
  readonly is: 'version';
}
/** Any JSON. */
export interface AnyShape {
  readonly is: 'any';
}
export type Shape =
  TextShape | WordShape | NumberShape | FlagShape | ListShape | MapShape | ClosedShape | TaggedShape | VersionShape | AnyShape;
export type Shapes = Readonly<Record<string, Shape>>;

/** The type that a shape describes. */
export type Infer<S> = S extends TextShape
  ? string
  : S extends WordShape<infer W>
    ? W
    : S extends NumberShape
      ? number
      : S extends FlagShape<infer V>
        ? V
        : S extends ListShape<infer I>
          ? readonly Infer<I>[]
          : S extends MapShape<infer V>
            ? Readonly<Record<string, Infer<V>>>
            : S extends ClosedShape<infer R, infer O>
              ? { readonly [K in keyof R]: Infer<R[K]> } & { readonly [K in keyof O]?: Infer<O[K]> }
              : S extends TaggedShape<infer C>
                ? { [K in keyof C]: Infer<C[K]> }[keyof C]
                : S extends VersionShape
                  ? number | string
                  : unknown;

export const text = (max?: number, min?: number): TextShape => ({ is: 'text', max, min });
export const word = <const W extends string>(...words: W[]): WordShape<W> => ({ is: 'word', words });
export const number = (limits: Omit<NumberShape, 'is'> = {}): NumberShape => ({ is: 'number', ...limits });
export const flag = <const V extends boolean = boolean>(only?: V): FlagShape<V> => ({ is: 'flag', only });
export const list = <S extends Shape>(items: S, limits: Omit<ListShape, 'is' | 'items'> = {}): ListShape<S> => ({
  is: 'list',
  items,
  ...limits,
});
export const map = <S extends Shape>(values: S, limits: Omit<MapShape, 'is' | 'values'> = {}): MapShape<S> => ({
  is: 'map',
  values,
  ...limits,
});
export const closed = <R extends Shapes, O extends Shapes>(required: R, optional: O): ClosedShape<R, O> => ({
  is: 'closed',
  required,
  optional,
});
export const tagged = <C extends Readonly<Record<string, ClosedShape>>>(tag: string, cases: C): TaggedShape<C> => ({
  is: 'tagged',
  tag,
  cases,
});
export const version = (): VersionShape => ({ is: 'version' });
export const any = (): AnyShape => ({ is: 'any' });
