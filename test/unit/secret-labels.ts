/** Labels as forms have them: those that ask for a secret, and those that don't. */
export interface Labels {
  readonly asks: readonly string[];
  readonly plain: readonly string[];
}

const list = (text: string): readonly string[] => text.split(/[|\n]/).flatMap((part) => part.trim() || []);

export const labels = (asks: string, plain: string): Labels => ({ asks: list(asks), plain: list(plain) });

/** The labels that the word list was made with. */
export const TUNED: Readonly<Record<string, Labels>> = {
  en: labels(
    `Password | Your password | New password (at least 12 characters) | Confirm Password | Passphrase | Pass phrase | Passcode
    PIN | Your 4-digit PIN | PIN code | PIN number | SIM PIN | PUK | One-time code | One-time password | OTP | Enter OTP
    Verification code | SMS code | 2FA code | Two-factor authentication code | Authenticator code | 6-digit code from the app
    API key | API-Key | OpenAI API key | Secret key | Private key (PEM) | SSH private key | AWS secret access key | Access key ID
    Access token | Bearer token | Refresh token | Token | GitHub token | Personal access token | Client secret | Webhook secret
    Recovery phrase | Seed phrase (12 words) | Credit card number | Debit card number | Card number | Card no. | CVV | CVC
    Card security code | Security code | Encryption key | Recovery code | Backup code | Wi-Fi password | Database password
    Root password | What is your password? | Enter your passkey | Access code | P a s s w o r d | P.I.N. | Login PIN`,
    `Keyboard layout | Favourite monkey | Key results | Keynote speaker | Key contact | Primary key takeaways | Token of appreciation
    Business card | Card game | Place card | Pineapple | Pin this message | Pinned items | Spin the wheel | Opinion
    Passport number | Passenger name | Secretary | Secret Santa | Postcode | Promo code | Zip code | Country code | Colour code
    Dress code | Discount code | Voucher code | Error code | Key dates | Keywords | Turkey or chicken | Max tokens | Token limit
    Pass or fail | Boarding pass | Compass direction | Order number | Phone number | Account manager | Card colour
    Number of business cards | Security level | Verification method | Access level | Private or public? | Secret ingredient
    Recovery time (days) | Seed variety | Phrase of the day | First name | E-mail address | Comments | Delivery date
    Bank name | Credit limit | Shipping address | Code review done? | Source code link | QR code size | Key signature | Tan or black
    Shopping cart | Client name | Is it a secret? | Bypass surgery`,
  ),
  de: labels(
    `Passwort | Ihr Passwort | Neues Passwort | Passwort wiederholen | Kennwort | WLAN-Kennwort | Passphrase | Passcode | PIN
    PIN-Code | EC-Karten-PIN | Geheimzahl | Geheimnummer | Geheimcode | PUK | TAN | mTAN | pushTAN | SMS-TAN | SMS-Code
    Einmalpasswort | Einmalcode | Bestätigungscode | Verifizierungscode | Sicherheitscode | Authentifizierungscode | Zugangscode
    Zugangsschlüssel | Zugriffsschlüssel | API-Schlüssel | API Key | Geheimer Schlüssel | Privater Schlüssel | Ihr privater SSH-Schlüssel
    Zugriffstoken | Zugangs-Token | Token | Bearer-Token | Client-Secret | Client-Geheimnis | Wiederherstellungsphrase
    Wiederherstellungsschlüssel | Seed-Phrase | Kreditkartennummer | Kartennummer | Karten-Nr. | Nummer der Kreditkarte | Prüfnummer
    Kartenprüfnummer | Kartenprüfziffer | CVC | CVV | Masterpasswort | Verschlüsselungsschlüssel | Zwei-Faktor-Code | Anmeldecode
    Datenbank-Passwort | Bitte geben Sie Ihr Passwort ein | Entsperrcode`,
    `Schlüsselwort | Schlüsselqualifikation | Schlüsselübergabe | Schlüsselbund | Hausschlüssel | Tangente | Passagier | Reisepassnummer
    Passform | Passende Größe | Passbild | Kartenspiel | Speisekarte | Visitenkarte | Eintrittskarten | Anzahl der Karten | Landkarte
    Postleitzahl | Gutscheincode | Ländercode | Farbcode | Kleiderordnung | Dresscode | Quellcode | Kundennummer | Rechnungsnummer
    Telefonnummer | Vorname | Straße und Hausnummer | Geheimtipp | Geheime Abstimmung | Wortmeldung | Stichwort | Antwort | Ortschaft
    Sicherheitsstufe | Zugang zum Gebäude | Bestätigungsdatum | Prüfungsnote | Prüfer | Einmalzahlung | Pinsel | Pinnwand | Spinat
    Tankstelle | Tanzkurs | Tante | Wiederherstellungszeit | Privatadresse | Notenschlüssel | Verteilerschlüssel | Sekretariat
    Lieferdatum | Bemerkungen | Kennzeichen | Kennung des Fahrzeugs | Artikelnummer | Maximale Tokens | Kreditrahmen | Kartoffeln`,
  ),
  fr: labels(
    `Mot de passe | Votre mot de passe | Nouveau mot de passe | Confirmer le mot de passe | Mots de passe | Phrase de passe | Code PIN
    Code secret | Code confidentiel | Code PUK | Code de sécurité | Code de vérification | Code à usage unique | Code d’accès
    Code d'authentification | Code reçu par SMS | Code SMS | Code OTP | Clé API | Clé d’API | Clef API | Clé secrète | Clé privée
    Clé privée SSH | Clé d’accès | Clé de chiffrement | Clé de récupération | Jeton d’accès | Jeton d'authentification | Jeton API
    Jeton de session | Jeton | Token | Token d’accès | Secret client | Phrase de récupération | Phrase secrète | Numéro de carte
    Numéro de carte bancaire | Numéro de la carte de crédit | N° de carte | Numéro de votre carte bleue | Cryptogramme
    Cryptogramme visuel | CVC | CVV | Code de récupération | Code de validation | Mot de passe Wi-Fi | MDP | Mot de passe de la base
    Saisissez votre code PIN | Identifiant et mot de passe | Code de connexion | Clé de sécurité`,
    `Mot clé | Mots-clés | Mot-clef | Point clé | Chiffres clés | Clé du succès | Clé de la maison | Clé USB | Code postal | Code promo
    Code pays | Code couleur | Code vestimentaire | Code de la route | Code source | Code-barres | Carte de visite | Jeu de cartes
    Carte du restaurant | Carte postale | Type de carte | Numéro de téléphone | Numéro de commande | Numéro de passeport | Passager
    Passe-temps | Passage | Mot du jour | Phrase préférée | Secrétaire | Ingrédient secret | Jardin secret | Opinion | Épingle
    Prénom | Nom de famille | Adresse | Ville | Date de livraison | Commentaires | Niveau de sécurité | Accès au bâtiment
    Vérification faite ? | Date de validation | Récupération du colis | Usage prévu | Client principal | Vie privée | Jetons de poker
    Nombre de jetons | Clavier | Clarinette | Taille | Couleur | Compagnie | Spinnaker | Pin ou chêne | Tannerie | Cartable`,
  ),
  es: labels(
    `Contraseña | Tu contraseña | Nueva contraseña | Repite la contraseña | Contraseñas | Clave | Clave secreta | Clave de acceso
    Clave privada | Clave API | Clave de API | Clave de seguridad | Clave de cifrado | Clave de recuperación | Clave bancaria
    Llave privada | Llave secreta | Llave API | PIN | Código PIN | Número PIN | NIP | PUK | Código de seguridad | Código de verificación
    Código secreto | Código de acceso | Código de un solo uso | Código SMS | Código de autenticación | Código OTP | Código de recuperación
    Token | Token de acceso | Token de actualización | Token de GitHub | Frase de recuperación | Frase semilla | Frase secreta
    Frase de contraseña | Número de tarjeta | Número de la tarjeta de crédito | Número de tu tarjeta | Nº de tarjeta | Núm. de tarjeta
    CVV | CVC | Secreto del cliente | Código recibido por SMS | Contraseña del wifi | Escribe tu contraseña | Usuario y contraseña
    Contraseña maestra | Clave de un solo uso | Tarjeta de crédito (número) | Clave del banco`,
    `Palabra clave | Palabras clave | Punto clave | Fecha clave | Clave del éxito | Clave de sol | Persona clave | Código postal
    Código promocional | Código de país | Código de color | Código de vestimenta | Código fuente | Código de barras | Código de descuento
    Tarjeta de visita | Tarjeta de felicitación | Juego de cartas | Tipo de tarjeta | Número de teléfono | Número de pedido
    Número de pasaporte | Pasajero | Pasatiempo | Llave de la casa | Llaves entregadas | Frase favorita | Secretaria | Amigo secreto
    Ingrediente secreto | Piña | Opinión | Pincel | Espinacas | Nombre | Apellidos | Dirección | Ciudad | Fecha de entrega
    Comentarios | Nivel de seguridad | Acceso al edificio | Método de verificación | Recuperación | Vida privada | Cliente
    Máximo de tokens | Teclado | Talla | Color | Contraste | Contrato | Contraparte | Número de hijos`,
  ),
  ja: labels(
    `パスワード | 新しいパスワード | パスワード（確認） | ログインパスワード | Wi-Fiのパスワード | パスフレーズ | パスコード | 暗証番号
    4桁の暗証番号 | PIN | PINコード | PIN番号 | PUKコード | ワンタイムパスワード | ワンタイムコード | 認証コード | 認証番号 | 確認コード
    SMS認証コード | 二段階認証コード | 検証コード | 秘密鍵 | 秘密キー | SSH秘密鍵 | プライベートキー | APIキー | API キー | APIの鍵
    アクセスキー | シークレットキー | シークレットアクセスキー | 暗号化キー | トークン | アクセストークン | ベアラートークン | 認証トークン
    リフレッシュトークン | クライアントシークレット | リカバリーフレーズ | シードフレーズ | 復元フレーズ | カード番号 | クレジットカード番号
    クレジットカードの番号 | デビットカード番号 | セキュリティコード | CVV | CVC | セキュリティーコード | リカバリーコード
    バックアップコード | アクセスコード | ﾊﾟｽﾜｰﾄﾞ | ＰＩＮ | パスワードを入力してください | 復旧キー | マスターパスワード | ログインコード`,
    `キーワード | キーボード | キーパーソン | 重要なキーポイント | キーホルダーの色 | 鍵の受け渡し | 家の鍵 | カード | カードゲーム
    カードの種類 | 名刺カード | メッセージカード | カートの番号 | 郵便番号 | 電話番号 | 注文番号 | 会員番号 | 予約番号 | 口座番号
    パスポート番号 | パスタの種類 | 乗車パス | バスの時刻 | バス停コード | クーポンコード | プロモーションコード | 国コード | カラーコード
    ソースコード | バーコード | エラーコード | ドレスコード | 秘密のレシピ | シークレットサンタ | 最大トークン数 | トークン数
    セキュリティレベル | 認証方法 | 確認事項 | 確認日 | アクセス方法 | バックアップの頻度 | ログイン方法 | お名前 | フリガナ | 住所
    生年月日 | ご意見 | ご要望 | 配送希望日 | 色 | サイズ | 好きなフレーズ | ワンタイム利用 | ピンの色 | 番号`,
  ),
  ar: labels(
    `كلمة المرور | كلمة السر | كلمة مرور جديدة | تأكيد كلمة المرور | كلمة المرور الحالية | كَلِمَة المُرُور | كلمه المرور | كلمه السر
    كلمات المرور | الرقم السري | رقم سري | الرمز السري | رمز سري | رقمك السري | رمز الدخول | رمز المرور | رمز الوصول | رمز التحقق
    كود التحقق | رمز الأمان | رمز أمان البطاقة | رمز المصادقة | رمز لمرة واحدة | كلمة مرور لمرة واحدة | رمز التحقق المرسل إلى هاتفك
    رمز PIN | رقم PIN | رمز OTP | رمز CVV | CVC | مفتاح API | مفتاح واجهة برمجة التطبيقات | المفتاح السري | مفتاح سري
    المفتاح الخاص | مفتاح خاص | مفتاح الوصول | مفتاح التشفير | مفتاح الاسترداد | رقم البطاقة | رقم بطاقة الائتمان
    رقم البطاقة الائتمانية | رقم بطاقتك | رقم بطاقة الخصم | عبارة المرور | عبارة الاسترداد | عبارة الاستعادة | العبارة السرية
    الرمز المميز | رمز مميز للوصول | توكن | باسورد | الباسوورد | أدخل كلمة المرور | كلمة مرور الواي فاي | الكود السري | رمز الاسترداد`,
    `مفتاح | مفتاح المنزل | مفاتيح السيارة | الكلمات المفتاحية | كلمة مفتاحية | الكلمة الافتتاحية | النقاط الرئيسية | بطاقة عمل
    بطاقة دعوة | بطاقة تهنئة | لعبة بطاقات | نوع البطاقة | عدد البطاقات | الرمز البريدي | رمز الدولة | رمز الترويج | رمز الخصم
    رمز اللون | رقم الهاتف | رقم الطلب | رقم السرير | رقم الغرفة | رقم جواز السفر | رقم الحساب | رقم العضوية | سرعة الاتصال | السيرة الذاتية
    حركة المرور | إشارة المرور | مخالفة المرور | وقت الدخول | تاريخ الوصول | موعد الوصول | طريقة التحقق | مستوى الأمان | حزام الأمان
    الاسم الأول | اسم العائلة | العنوان | المدينة | البريد الإلكتروني | تاريخ التسليم | ملاحظات | اللون | المقاس | الرأي | سر النجاح
    المكون السري | حساب خاص | طلب خاص | كلمة الترحيب | عبارة مفضلة | عدد الرموز | لوحة المفاتيح | الجنسية | المهنة | الراتب`,
  ),
};

/** Names of properties: the same in every language. */
export const NAMES: Labels = labels(
  `password | passwd | pwd | user_password | userPassword | newPassWord | passphrase | pass_code | pin | user_pin | cardPin | pin_code
  pinCode | puk | otp | otp_code | totp | one_time_code | oneTimePassword | verification_code | verificationCode | smsCode | api_key
  apiKey | API_KEY | apikey | openaiApiKey | x-api-key | secret | secret_key | secretKey | client_secret | clientSecret | private_key
  privateKey | ssh_private_key | access_key | aws_secret_access_key | accessToken | access_token | auth_token | authToken | token
  github_token | refresh-token | bearerToken | seed_phrase | recoveryPhrase | card_number | cardNumber | creditCardNumber | cc_number
  ccNumber | cvc | cvv | card_cvv | cvv2 | security_code | passwort | kennwort | motDePasse | mot_de_passe | contrasena | mdp`,
  `key | keyboard | key_result | keyResults | monkey | primary_key | public_key | foreignKey | keyword | keywords | business_card | card
  cardType | card_color | postcode | zip_code | zipCode | countryCode | country_code | promo_code | color_code | dressCode | pinned
  pin_to_top | spin | opinion | pineapple | passport | passport_number | passenger | passengers | pass | secretary | secret_santa
  max_tokens | maxTokens | tokenizer | token_count | order_number | phoneNumber | accountNumber | first_name | email | tan | tangent
  standard | options | access | accessLevel | security_level | verification | verified | code | code_review | language_code | scene
  seed | recovery_time | private | client | clientName | bearer_name | description`,
);
