import { type Labels, labels } from './secret-labels.js';

/** Written before the word list took its form, and never tuned on: what it does with labels that it does not know. */
export const HELD: Readonly<Record<string, Labels>> = {
  en: labels(
    `Old password | Temporary password for the trainee | Server password (root) | What PIN do you use at the ATM? | Voicemail PIN
    Visa card number | Long card number | Card CVC | The security code on the back | Twilio auth token | Telegram bot token
    API token with write access | Private key for deployment | Mailchimp API key | Your secret access key | Seed phrase of the wallet
    Backup codes | One-time passcode | Verification code from SMS | Keystore password | Encryption passphrase | JWT secret
    Webhook signing secret | SIM card PUK | Licence portal login and password | Recovery key | Sign-in code | Bearer token for tests`,
    `Key deliverables | Key stakeholder | Monkey bars | Room key returned? | Card design | Greeting card text | Loyalty card colour
    Pin position on the map | Pin this note | Code name of the project | Coupon code | Branch code | Tax code | Barcode | Unit code
    Security deposit | Access needs | Private notes | Passing grade | Passion fruit or mango | Backup contact | Recovery plan
    Verification date | Number of guests | Invoice number | Seat number | Tokenisation plans | Secret menu item | Login page colour`,
  ),
  de: labels(
    `Altes Passwort | Neues Kennwort wählen | Passwort des Servers | WLAN-Passwort | PIN für die Mailbox | Bank-PIN | iTAN
    TAN aus der App | Visa-Kartennummer | Nummer der Debitkarte | CVC der Karte | Sicherheitscode auf der Rückseite
    Telegram-Bot-Token | API-Token | Privater Schlüssel der Wallet | Mailchimp-API-Schlüssel | Geheimer Zugriffsschlüssel
    Wiederherstellungsphrase der Wallet | Backup-Codes | Einmal-Code | Code per SMS | Bestätigungscode aus der E-Mail
    Schlüsselbund-Passwort | SIM-PUK | Login und Passwort | JWT-Secret | Zugangscode zum Portal | Signaturschlüssel`,
    `Schlüsselfigur | Schlüsselergebnisse | Zimmerschlüssel zurück? | Kartenmotiv | Text der Grußkarte | Farbe der Karte
    Projektcode | Rabattcode | Filialnummer | Steuernummer | Strichcode | Kaution | Private Notizen | Notfallkontakt
    Passierschein | Maracuja oder Mango | Anzahl der Gäste | Sitznummer | Geheimer Menüpunkt | Prüfungsdatum | Tandem | Tanne
    Sicherheitsunterweisung | Zugangsweg | Wiederherstellung bis | Bestätigung per E-Mail? | Pinzette | Lieblingswort`,
  ),
  fr: labels(
    `Ancien mot de passe | Choisissez un mot de passe | Mot de passe du serveur | Mot de passe Wi-Fi invité | Code PIN de la messagerie
    Numéro de carte Visa | Numéro de la carte de débit | CVC de la carte | Code de sécurité au verso | Jeton du bot Telegram
    Jeton API | Clé privée du portefeuille | Clé API Mailchimp | Clé d’accès secrète | Phrase de récupération à 12 mots
    Codes de secours | Code unique reçu par SMS | Code de vérification reçu | Phrase secrète de chiffrement | Secret JWT
    PUK de la carte SIM | Identifiant et mot de passe du portail | Clé de signature | Code d’authentification à deux facteurs
    Code de confirmation par SMS | Clé de chiffrement | Code confidentiel de la carte | Mot de passe provisoire`,
    `Livrables clés | Personne clé | Clé de chambre rendue ? | Motif de la carte | Texte de la carte de vœux | Couleur de la carte
    Code du projet | Code de réduction | Code de l’agence | Code fiscal | Code à barres | Caution | Notes privées | Contact d’urgence
    Laissez-passer | Passion ou mangue | Nombre d’invités | Numéro de facture | Numéro de siège | Plat secret du menu | Date d’examen
    Besoins d’accès | Plan de reprise | Vérifié le | Mot préféré | Pinceau | Consignes de sécurité | Emplacement sur la carte`,
  ),
  es: labels(
    `Contraseña anterior | Elige una contraseña | Contraseña del servidor | Contraseña de la red | PIN del buzón | PIN de la SIM
    Número de tarjeta Visa | Número de la tarjeta de débito | CVC de la tarjeta | Código de seguridad del reverso | Token del bot
    Token de API | Clave privada del monedero | Clave de API de Mailchimp | Clave de acceso secreta | Frase de recuperación de 12 palabras
    Códigos de respaldo | Código de un solo uso por SMS | Código de verificación recibido | Clave de cifrado | Secreto JWT
    PUK de la tarjeta SIM | Usuario y contraseña del portal | Código de autenticación en dos pasos | Código de acceso al portal
    Clave del correo | Contraseña provisional | Llave privada`,
    `Entregables clave | Interlocutor clave | ¿Llave devuelta? | Diseño de la tarjeta | Texto de la tarjeta | Color de la tarjeta
    Código del proyecto | Código de oferta | Código de la sucursal | Código fiscal | Código QR del menú | Fianza | Notas privadas
    Contacto de emergencia | Salvoconducto | Maracuyá o mango | Número de invitados | Número de factura | Número de asiento
    Plato secreto del menú | Fecha del examen | Necesidades de acceso | Plan de recuperación | Verificado el | Pinza
    Normas de seguridad | Ubicación en el mapa | Palabra favorita`,
  ),
  ja: labels(
    `以前のパスワード | パスワードを設定 | サーバーのパスワード | 仮パスワード | 留守番電話の暗証番号 | キャッシュカード暗証番号
    VISAカード番号 | デビットカードの番号 | カードのCVC | 裏面のセキュリティコード | Telegramボットのトークン | APIトークン
    ウォレットの秘密鍵 | MailchimpのAPIキー | シークレットアクセスキー（AWS） | 12語のリカバリーフレーズ | バックアップコード
    SMSのワンタイムコード | 届いた認証コード | 暗号化キー | JWTシークレット | SIMのPUK | ログインIDとパスワード | 署名キー
    二要素認証コード | ポータルのアクセスコード | メールの確認コード | 回復キー`,
    `主要な成果 | キーマン | 部屋の鍵の返却 | カードのデザイン | カードの文面 | カードの色 | プロジェクトコード | 割引コード
    支店番号 | 税番号 | 二次元コード | 敷金 | 非公開メモ | 緊急連絡先 | 通行証 | パッションフルーツ | 参加人数 | 請求書番号
    座席番号 | 裏メニュー | 試験日 | アクセスの要望 | 復旧計画 | 検証済み | ピンセット | 安全上の注意 | 地図上の位置 | 好きな言葉`,
  ),
  ar: labels(
    `كلمة المرور القديمة | اختر كلمة مرور | كلمة مرور الخادم | كلمة مرور الشبكة | كلمة مرور مؤقتة | الرقم السري للصراف الآلي
    رقم بطاقة فيزا | رقم بطاقة الخصم المباشر | رمز الأمان على ظهر البطاقة | رمز بوت تيليجرام السري | رمز API | المفتاح الخاص للمحفظة
    مفتاح API لميل تشيمب | مفتاح الوصول | عبارة الاسترداد من 12 كلمة | رموز الاسترداد | رمز التحقق المستلم | رمز لمرة واحدة عبر الرسائل
    مفتاح التشفير | كود PUK للشريحة | اسم المستخدم وكلمة المرور | رمز التحقق الثنائي | رمز الدخول للبوابة | الرقم السري للبريد الصوتي
    كلمة السر للموقع | مفتاح التوقيع السري | أعد كتابة كلمة السر | رمز المصادقة من التطبيق`,
    `النتائج الرئيسية | الشخص المسؤول | هل أعيد مفتاح الغرفة؟ | تصميم البطاقة | نص البطاقة | لون البطاقة | رمز المشروع | رمز العرض
    رقم الفرع | الرقم الضريبي | الرمز الشريطي | التأمين | ملاحظات خاصة | جهة اتصال للطوارئ | تصريح العبور | المانجو أم البرتقال
    عدد الضيوف | رقم المقعد | الطبق السري | تاريخ الامتحان | احتياجات الوصول | خطة الاسترداد | تم التحقق في | تعليمات الأمان
    الموقع على الخريطة | الكلمة المفضلة | سرعة التسليم | مرور الكرام`,
  ),
};
