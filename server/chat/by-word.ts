/** Works out what a word is, once: people use few words, most of them again and again. */
export function byWord<Value extends string | number | boolean | object | null>(
  work: (word: string) => Value,
  most = 4000,
): (word: string) => Value {
  const kept = new Map<string, Value>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    // Somebody who sends random letters must not fill the memory.
    if (kept.size >= most) kept.clear();
    const value = work(word);
    kept.set(word, value);
    return value;
  };
}
