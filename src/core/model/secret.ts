/** Which fields ask for what is nobody else's to know: a password, a key, a token, the number of a card (F-2). */

/** Words as they look: no accents, nothing that shows nothing, one blank between words and none in a word that is s p e l l e d. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    // the voicing marks of kana make other letters; the Arabic kashida only stretches a word
    .replace(/(?![\u3099\u309a])[\p{M}\p{DI}\u0640]/gu, '')
    .normalize('NFC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu, '$1');

// What repeats in these words is bounded, so that a long label costs no more than its length.

/** Words that ask by themselves. */
const ALONE: readonly RegExp[] = [
  // in small letters these are other words: to pin, a tan
  /\b(PIN|TAN|NIP)\b/u,
  /pass ?(w(or)?[dt]|phrase|code|key)|\b(pwd|puk|t?otp|mdp|cv[cv]2?)\b|\bpin( ?(code|num)|$)/iu,
  /token\b(?! (of|count|limit|name|price))|\bjeton( (d |api|de [rs])|$)/iu,
  /((client|app|api|jwt|hooks?|ing) |^)secret$|(client|api|hook) geheim|secreto? (du |del? )?(client|jwt|api|webhook)/iu,
  /kennwort|geheim(zahl|nummer)|prufn|prufz|zugangsda|de passe\b|cryptogram|contrasen|^(tu )?clave$/iu,
  // a code that was sent to prove who one is
  /\d digit code|code a \d|codigo de \d|\d桁のコード|code (we|recu)|codigo (que|recib)/iu,
  // the number of a card, not of cards
  /card ?(num|no\b)|\bcc ?num|karten? ?(nummer|nr)|^(credit|debit) card$|tarjeta de .{6,8} num|カードの?番号|رقم (ال)?بطاق/iu,
  /(num(ber|mer|ero)?|\bno? de|digit[os]{1,2}|chiffres)\b.{1,24}(card|[ck]arte|tarjeta)\b/iu,
  /パス(ワード|フレーズ|コード|キー)|暗証|トークン(?!数)|認証番号|シークレット$/u,
  /(كلم(ة|ه|ات)|رقمك?) (ال)?(مرور|سر(ي[ةه]?)?(?!\p{L}))|توكن|باسوو?رد|مفتاح (ال)?خاص/u,
];

/** Words that make a secret of a key, a code or a phrase. */
const KIND: readonly RegExp[] = [
  /\bapi|secret|priv[ae]|acces|se[cg]ur|verif|auth?en|recov|recup|backup|sms|[2m]fa|login|mnemo|seed|one ?time|(wo|ble) fact/giu,
  /sicherh|zugang|zugriff|wiederh|bestat|einmal|faktor|sperr|freisch|anmeld|geheim|verschl|crypt|\bsign/giu,
  /a usage|confid|valida|connex|chiffrem|solo uso|cifra|semill|banc|firma/giu,
  /秘密|シークレット|プライベート|アクセス|暗号|復|リカバリ|バックアップ|タイム|[認検]証|確認|セキュリティ|ログイン|署名|シード/gu,
  /مرور|دخول|وصول|تحقق|امان|مصادق|مميز|لمرة|استرداد|استعاد|تشفير|توقيع|واجه|سري(?![عر])/gu,
];

/** Such a word, marked, before what it makes a secret of; or after it, as in Romance languages and Arabic. */
const PAIR: readonly RegExp[] = [
  /&.{0,13}(\bkeys?\b|codes?\b|schlussel|phrase|鍵|キー(?!ワ)|コード|フレーズ)/iu,
  /(code|codigo|\bclef?|\b[cl]lave|phrase|frase|رمز|رموز|كود|مفتاح|مفاتيح|عبار).{1,14}&/iu,
];

/**
 * Whether a field asks for a secret, by the words of its label and its name in English, German, French, Spanish, Japanese and
 * Arabic: passwords, PINs and codes sent to prove who one is, keys, tokens, recovery phrases, numbers and security codes of cards
 * (of any card: a library's is written like a bank's). An account number isn't one, nor is a code for a discount. A label that
 * only speaks of a password counts too: a warning too many costs less than a password sent.
 */
export const asksForSecret = (label: string, name: string): boolean =>
  [label, name].some((text) => {
    const words = plain(text);
    // plain text has no `&` of its own
    const marked = KIND.reduce((rest, kind) => rest.replace(kind, '&'), words);
    return ALONE.some((asks) => asks.test(words)) || PAIR.some((asks) => asks.test(marked));
  });
