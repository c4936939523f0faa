-- By hand: German texts of pages and all translations, which 0060 left. A cleaned text is the same text, so the history
-- says nothing and translations stay fresh. German texts of pages are JSON, and a list is JSON itself, so its cells are
-- cleaned one by one: within JSON, the "n" of an escaped line break could be taken for a letter.
CREATE TABLE `mended` (
	`stored` integer NOT NULL,
	`cell` text NOT NULL,
	`kind` text NOT NULL,
	`before` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`stored`, `cell`)
);--> statement-breakpoint
CREATE TABLE `stored_texts` AS
SELECT 'page' AS `origin`, 'page' AS `subject`, `page_texts`.`id` AS `subject_id`, 'de' AS `locale`, `stored`.`key` AS `field`, `stored`.`value` AS `text`,
	iif(json_valid(`stored`.`value`), json_type(`stored`.`value`, '$[0]'), NULL) IS 'object' AS `is_list`
FROM `page_texts`, json_each(`page_texts`.`texts`) AS `stored` WHERE `stored`.`type` = 'text'
UNION ALL
SELECT 'texts', `subject`, `subject_id`, `locale`, `field`, `text`,
	`subject` = 'page' AND iif(json_valid(`text`), json_type(`text`, '$[0]'), NULL) IS 'object'
FROM `texts`;--> statement-breakpoint
INSERT INTO `mended`
SELECT `rowid`, '', iif(`subject` = 'settings' AND `field` = 'openingHours', 'lines', iif(
	(`subject` = 'page' AND `field` IN ('headline', 'seller', 'sellerLink', 'featured', 'figures', 'references', 'voices', 'people', 'services', 'footerCall', 'searchTitle', 'askTitle', 'sellTitle', 'letTitle', 'title', 'benefitsTitle', 'processTitle', 'costTitle', 'documentsTitle', 'questionsTitle', 'matching', 'askUs', 'firstTitle', 'talk', 'story', 'values', 'region', 'places', 'peopleLink', 'phone', 'write', 'topics', 'topicOffer', 'topicSell', 'topicLet', 'moreTitle', 'privacyMoreTitle'))
		OR (`subject` = 'ownPages' AND `field` = 'title')
		OR (`subject` NOT IN ('page', 'ownPages') AND `field` IN ('name', 'depositText', 'provision', 'availableFrom', 'alt', 'caption', 'pictureAlt', 'role', 'label', 'value', 'suffix', 'subject', 'sellerCommission', 'buyerCommission', 'rentalFee')),
	'line', 'long')), `text`, `text`
FROM `stored_texts`
WHERE NOT `is_list` AND (`text` GLOB '*[^ -~äöüÄÖÜß]*' OR `text` GLOB '*  *' OR `text` <> trim(`text`));--> statement-breakpoint
INSERT INTO `mended`
SELECT `stored_texts`.`rowid`, `row`.`key` || '.' || `cell`.`key`,
	iif(`cell`.`key` IN ('title', 'question'), 'line', 'long'), `cell`.`value`, `cell`.`value`
FROM `stored_texts`, json_each(`stored_texts`.`text`) AS `row`, json_each(`row`.`value`) AS `cell`
WHERE `is_list` AND `cell`.`type` = 'text';--> statement-breakpoint
-- What turns the direction of reading, everywhere; the rest of what no one sees in lines only.
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(8234), ''), char(8235), ''), char(8236), ''), char(8237), ''), char(8238), ''), char(8294), ''), char(8295), ''), char(8296), ''), char(8297), ''), char(65279), '');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(`text`, char(13, 10), char(10)), char(13), char(10)) WHERE `kind` = 'long';--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(173), ''), char(847), ''), char(1564), ''), char(4447), ''), char(4448), ''), char(6068), ''), char(6069), ''), char(6158), ''), char(8203), ''), char(8206), ''), char(8207), ''), char(8234), ''), char(8235), ''), char(8236), ''), char(8237), ''), char(8238), '') WHERE `kind` <> 'long';--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(8288), ''), char(8289), ''), char(8290), ''), char(8291), ''), char(8292), ''), char(8294), ''), char(8295), ''), char(8296), ''), char(8297), ''), char(8298), ''), char(8299), ''), char(8300), ''), char(8301), ''), char(8302), ''), char(8303), ''), char(12644), '') WHERE `kind` <> 'long';--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(`text`, char(65279), ''), char(65440), '') WHERE `kind` <> 'long';--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(9), ' '), iif(`kind` = 'lines', '', char(10)), ' '), char(11), ' '), char(12), ' '), char(13), ' '), char(160), ' '), char(5760), ' '), char(8192), ' '), char(8193), ' '), char(8194), ' '), char(8195), ' '), char(8196), ' '), char(8197), ' '), char(8198), ' '), char(8199), ' '), char(8200), ' ') WHERE `kind` <> 'long';--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(8201), ' '), char(8202), ' '), char(8232), ' '), char(8233), ' '), char(8239), ' '), char(8287), ' '), char(10240), ' '), char(12288), ' '), char(8208), '-'), char(8209), '-') WHERE `kind` <> 'long';--> statement-breakpoint
-- Letters that came apart from their marks.
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'a' || char(776), 'ä'), 'o' || char(776), 'ö'), 'u' || char(776), 'ü'), 'A' || char(776), 'Ä'), 'O' || char(776), 'Ö'), 'U' || char(776), 'Ü'), 'e' || char(776), 'ë'), 'i' || char(776), 'ï'), 'y' || char(776), 'ÿ'), 'E' || char(776), 'Ë'), 'I' || char(776), 'Ï'), 'a' || char(769), 'á'), 'e' || char(769), 'é'), 'i' || char(769), 'í'), 'o' || char(769), 'ó'), 'u' || char(769), 'ú');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'y' || char(769), 'ý'), 'A' || char(769), 'Á'), 'E' || char(769), 'É'), 'I' || char(769), 'Í'), 'O' || char(769), 'Ó'), 'U' || char(769), 'Ú'), 'Y' || char(769), 'Ý'), 'c' || char(769), 'ć'), 'n' || char(769), 'ń'), 's' || char(769), 'ś'), 'z' || char(769), 'ź'), 'C' || char(769), 'Ć'), 'N' || char(769), 'Ń'), 'S' || char(769), 'Ś'), 'Z' || char(769), 'Ź');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'a' || char(768), 'à'), 'e' || char(768), 'è'), 'i' || char(768), 'ì'), 'o' || char(768), 'ò'), 'u' || char(768), 'ù'), 'A' || char(768), 'À'), 'E' || char(768), 'È'), 'I' || char(768), 'Ì'), 'O' || char(768), 'Ò'), 'U' || char(768), 'Ù'), 'a' || char(770), 'â'), 'e' || char(770), 'ê'), 'i' || char(770), 'î'), 'o' || char(770), 'ô'), 'u' || char(770), 'û'), 'A' || char(770), 'Â');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'E' || char(770), 'Ê'), 'I' || char(770), 'Î'), 'O' || char(770), 'Ô'), 'U' || char(770), 'Û'), 'n' || char(771), 'ñ'), 'a' || char(771), 'ã'), 'o' || char(771), 'õ'), 'N' || char(771), 'Ñ'), 'A' || char(771), 'Ã'), 'O' || char(771), 'Õ');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'c' || char(807), 'ç'), 's' || char(807), 'ş'), 'C' || char(807), 'Ç'), 'S' || char(807), 'Ş'), 's' || char(780), 'š'), 'z' || char(780), 'ž'), 'c' || char(780), 'č'), 'r' || char(780), 'ř'), 'e' || char(780), 'ě'), 'S' || char(780), 'Š'), 'Z' || char(780), 'Ž'), 'C' || char(780), 'Č'), 'R' || char(780), 'Ř'), 'E' || char(780), 'Ě'), 'a' || char(778), 'å'), 'u' || char(778), 'ů');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'A' || char(778), 'Å'), 'U' || char(778), 'Ů'), 'a' || char(808), 'ą'), 'e' || char(808), 'ę'), 'A' || char(808), 'Ą'), 'E' || char(808), 'Ę'), 'g' || char(774), 'ğ'), 'G' || char(774), 'Ğ');--> statement-breakpoint
UPDATE `mended` SET `text` = trim(replace(replace(replace(replace(replace(replace(`text`, '  ', ' '), '  ', ' '), '  ', ' '), '  ', ' '), '  ', ' '), '  ', ' ')) WHERE `kind` <> 'long';--> statement-breakpoint
DELETE FROM `mended` WHERE `text` = `before` OR `text` = '';--> statement-breakpoint
-- Each text whole again, a list with its cells in their order.
CREATE TABLE `whole_texts` AS
SELECT `stored_texts`.*, iif(`is_list`, (
	SELECT json_group_array(json(`cells`)) FROM (
		SELECT (
			SELECT json_group_object(`cell`.`key`, coalesce((
				SELECT `mended`.`text` FROM `mended`
				WHERE `stored` = `stored_texts`.`rowid` AND `mended`.`cell` = `row`.`key` || '.' || `cell`.`key`), `cell`.`value`))
			FROM json_each(`row`.`value`) AS `cell`) AS `cells`
		FROM json_each(`stored_texts`.`text`) AS `row` ORDER BY `row`.`key`)),
	(SELECT `mended`.`text` FROM `mended` WHERE `stored` = `stored_texts`.`rowid`)) AS `whole`
FROM `stored_texts` WHERE `rowid` IN (SELECT `stored` FROM `mended`);--> statement-breakpoint
CREATE TABLE `fresh_texts` AS
SELECT `subject_id`, `locale`, `field` FROM `texts` WHERE `subject` = 'page' AND `stale_since` IS NULL;--> statement-breakpoint
UPDATE `page_texts` SET `version` = `version` + 1, `texts` = json_patch(`texts`, (
	SELECT json_group_object(`field`, `whole`) FROM `whole_texts` WHERE `origin` = 'page' AND `whole_texts`.`subject_id` = `page_texts`.`id`))
WHERE `id` IN (SELECT `subject_id` FROM `whole_texts` WHERE `origin` = 'page');--> statement-breakpoint
UPDATE `texts` SET `text` = (
	SELECT `whole` FROM `whole_texts` AS `mended` WHERE `origin` = 'texts' AND `mended`.`subject` = `texts`.`subject`
		AND `mended`.`subject_id` = `texts`.`subject_id` AND `mended`.`locale` = `texts`.`locale` AND `mended`.`field` = `texts`.`field`)
WHERE (`subject`, `subject_id`, `locale`, `field`) IN (
	SELECT `subject`, `subject_id`, `locale`, `field` FROM `whole_texts` WHERE `origin` = 'texts');--> statement-breakpoint
UPDATE `texts` SET `stale_since` = NULL WHERE `subject` = 'page' AND `stale_since` IS NOT NULL AND (`subject_id`, `locale`, `field`) IN (
	SELECT `subject_id`, `locale`, `field` FROM `fresh_texts`);--> statement-breakpoint
DROP TABLE `fresh_texts`;--> statement-breakpoint
DROP TABLE `whole_texts`;--> statement-breakpoint
DROP TABLE `stored_texts`;--> statement-breakpoint
DROP TABLE `mended`;
