import { type Labels, labels } from './secret-labels.js';

/** Held out of the first list, which missed a quarter of them; the list was then widened with them. */
export const MORE: Readonly<Record<string, Labels>> = {
  en: labels(
    `Current password for payroll | Re-enter password | Admin passcode | Bank card PIN | Type the code we texted you | Stripe secret key
    Your Slack bot token | Deployment token for GitLab | Paste the private key here | Wallet recovery phrase | The 16-digit card number
    Number on the front of your card | 3-digit security code | CVV/CVC | OAuth client secret | Signing secret | License server password
    API keys (comma separated) | Service account key | Confirmation PIN | MFA code | Login code from your e-mail | Gate access code
    Session token | PayPal password | Vault passphrase | App password | SMTP password | SSH key passphrase | Google authenticator code`,
    `Who will be the key speaker? | Preferred pinboard | Airport security lane | Number of playing cards | Yellow card received?
    Card holder name | Passed the exam? | Meeting code of conduct | Area code | Airline code
    Product code | Key stage | Low-key event? | Piano keys | Donkey ride | Turnkey date | Token gesture | Spinning class | Shopping
    Secretariat contact | Private room | Verification deadline | Phrase to engrave | Seed money | Digits in the invoice number
    Recovery ward | Passive income | Encompassing topics | Client list`,
  ),
  de: labels(
    `Aktuelles Passwort | Passwort für das Kundenportal | Router-Kennwort | Ihre persönliche PIN | 6-stellige TAN | Code aus der SMS
    OpenAI-Schlüssel | Geheimer API-Schlüssel | Privater PGP-Schlüssel | GitHub-Token | Zugangstoken für das System | Seed-Wörter
    Nummer Ihrer EC-Karte | Bankkartennummer | Dreistellige Prüfziffer | Sicherheits-Code | Sicherheitscode der Karte | Admin-Passwort
    Zugangsdaten | Wiederherstellungscode | Authenticator-Code | Zugangspasswort | Banking-PIN | Online-PIN | Codewort der Passphrase
    Client-Schlüssel (geheim) | Masterkennwort | Datenbankkennwort | Freischaltcode | Login-Passwort`,
    `Schlüsselposition | Schlüsselnummer des Fahrzeugs | Ersatzschlüssel | Schraubenschlüssel | Passau oder Linz | Passt der Termin?
    Reisepass vorhanden? | Kartenzahl | Sitzplatzkarte | Menükarte | Versicherungskarte dabei? | Bonuspunkte | Bestätigung der Teilnahme
    Codewort | Vorwahl | Aktionscode | Sicherheitsschuhe | Einmalige Kosten | Geheimrezept | Privatnummer | Zugang barrierefrei?
    Zugriffszeit | Prüfdatum | Prüfbericht | Pinguin | Kapuziner | Abstand | Standort | Instanz | Distanz`,
  ),
  fr: labels(
    `Mot de passe actuel | Répétez votre mot de passe | Mot de passe administrateur | Votre code PIN à 4 chiffres | Code reçu par e-mail
    Le code à 6 chiffres | Clé d'API OpenAI | Votre clé privée | Clé secrète Stripe | Jeton GitHub | Jeton d’accès personnel
    Secret du client OAuth | Phrase de récupération du portefeuille | Numéro de votre carte | Numéro de carte à 16 chiffres
    Les 3 chiffres au dos de la carte | Code CVV | Code secret de la carte | Code d’accès à l’immeuble | Mot de passe du routeur
    Clé de l’API | Clef privée | Code de double authentification | Mot de passe d’application | Code de sécurité à 3 chiffres
    Phrase mnémonique | Code d’accès | Jeton de rafraîchissement | Numéro CB | Mot de passe oublié : le nouveau`,
    `Mots croisés | Mot d’accueil | Passeport valide ? | Passerelle | Clé de voûte | Facteur clé | Acteurs clés | Clés de la voiture
    Carte d’embarquement | Carte routière | Carte de membre ? | Menu à la carte | Code article | Code de conduite | Code langue
    Numéro de rue | Numéro de chambre | Numéro de vol | Sécurité incendie | Récupération des enfants | Accès handicapé | Secteur
    Secret de fabrication | Phrase d’accroche | Confidentialité | Validation du chef | Authenticité | Jeton de présence | Tango | Épinards`,
  ),
  es: labels(
    `Contraseña actual | Confirma tu contraseña | Contraseña de administrador | PIN de la tarjeta | Código de 6 dígitos
    El código que te enviamos | Clave API de OpenAI | Tu clave privada | Clave secreta de Stripe | Token personal de GitLab
    Token de portador | Secreto de cliente OAuth | Frase de recuperación del monedero | Los 16 dígitos de la tarjeta
    Número de tarjeta de débito | Código CVV | Código de seguridad de la tarjeta | Clave de la red wifi | Clave de cajero
    Código de acceso al edificio | Claves API | Llave de API | Código de doble factor | Contraseña de aplicación | Clave de firma
    Contraseña temporal | Número tarjeta | Token de sesión | Palabras semilla | Clave dinámica`,
    `Claves del debate | Momento clave | Conceptos clave | Clavel o rosa | Clavo | Tarjeta amarilla | Tarjeta de embarque | Postal
    Llave inglesa | Código de conducta | Código de artículo | Código de idioma | Código de cupón | Número de vuelo | Número de habitación
    Seguridad social | Acceso adaptado | Confirmación | Secreto a voces | Secretaría | Frase inicial | Semillas | Pasaporte vigente
    Pinar | Opiniones | Tanque | Fichas | Contra quién | Dígitos | Firma`,
  ),
  ja: labels(
    `現在のパスワード | パスワード再入力 | 管理者パスワード | キャッシュカードの暗証番号 | SMSで届いたコード | 6桁のコード
    OpenAIのAPIキー | 秘密鍵を貼り付けてください | GitHubトークン | 個人用アクセストークン | ボットトークン | OAuthクライアントシークレット
    ウォレットのシードフレーズ | カードの番号 | お支払いカード番号 | カード裏面の3桁の番号 | セキュリティ コード | 2段階認証の確認コード
    アプリパスワード | ルーターのパスワード | 認証アプリのコード | 暗号鍵 | シークレット キー | APIシークレット | 復元用フレーズ
    アクセス キー | 取引パスワード | ご本人確認コード | PINナンバー | ニーモニック`,
    `キーワード検索 | キーマカレー | スキー場 | ウイスキー | ホッキー | カードケース | カード決済可否 | バースデーカード | 診察番号
    部屋番号 | 便名 | 伝票番号 | パスポートの有無 | パスカル | 定期パス | 商品コード | 言語コード | 行動規範 | 秘密厳守
    セキュリティ担当者 | 認証済み | 確認者 | 検証日 | アクセス | 桁数 | トークイベント | トークショー | 鍵盤楽器 | 復元日 | コード進行`,
  ),
  ar: labels(
    `كلمة مرور المسؤول | أعد إدخال كلمة المرور | كلمة السر الجديدة | الرقم السري للبطاقة | رمز التحقق من الهاتف | الرمز المكون من 6 أرقام
    مفتاح API الخاص بك | مفاتيح API | المفتاح الخاص بالمحفظة | مفتاح الوصول السري | رمز الوصول الشخصي | رمز المصادقة الثنائية
    عبارة استرداد المحفظة | رقم بطاقة الصراف | رقم البطاقة البنكية | رمز الأمان خلف البطاقة | رمز CVC | كلمة مرور التطبيق
    رمز الدخول إلى المبنى | كود OTP | كلمة مرور البريد | كلمة سر الشبكة | رقم PIN للبطاقة | رمز التحقق بخطوتين | رمز الاستعادة
    السر الخاص بالعميل | كلمة المرور المؤقتة | العبارة السرية للمحفظة | رقم بطاقة السحب | توكن الوصول`,
    `مفتاح الحل | مفتاح الخريطة | مفاتيح | كلمة العدد | كلمة شكر | كلمة المدير | عبارة ترحيبية | رقم الشارع | رقم الرحلة | رقم الفاتورة
    رقم خاص بالموظف | رقم السيارة | رمز المنتج | رمز اللغة | رمز المنطقة | رمز الاستجابة السريعة | بطاقة الصعود | بطاقة صفراء
    بطاقات اللعب | سرير إضافي | سريع أو بطيء | تصويت سري | المرور الجوي | غرفة خاصة | دخول المعاقين | الوصول إلى الموقع | أمان الطعام
    تحقق من الحضور | استرداد المبلغ | تشفير`,
  ),
};
