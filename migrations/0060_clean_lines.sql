-- One-line values are cleaned where they enter; these were stored before. A value that was cleaned has been the same
-- value all along, so it is no change in the history, and leaves translations fresh.
CREATE TABLE `mended` (
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text NOT NULL,
	`kind` text NOT NULL,
	`before` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`subject`, `subject_id`, `field`)
);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'name', 'line', `name`, `name` FROM `properties`
WHERE `name` GLOB '*[^ -~äöüÄÖÜß]*' OR `name` GLOB '*  *' OR `name` <> trim(`name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'property_number', 'line', `property_number`, `property_number` FROM `properties`
WHERE `property_number` GLOB '*[^ -~äöüÄÖÜß]*' OR `property_number` GLOB '*  *' OR `property_number` <> trim(`property_number`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'street', 'line', `street`, `street` FROM `properties`
WHERE `street` GLOB '*[^ -~äöüÄÖÜß]*' OR `street` GLOB '*  *' OR `street` <> trim(`street`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'city', 'line', `city`, `city` FROM `properties`
WHERE `city` GLOB '*[^ -~äöüÄÖÜß]*' OR `city` GLOB '*  *' OR `city` <> trim(`city`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'district', 'line', `district`, `district` FROM `properties`
WHERE `district` GLOB '*[^ -~äöüÄÖÜß]*' OR `district` GLOB '*  *' OR `district` <> trim(`district`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'provision', 'line', `provision`, `provision` FROM `properties`
WHERE `provision` GLOB '*[^ -~äöüÄÖÜß]*' OR `provision` GLOB '*  *' OR `provision` <> trim(`provision`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'available_from', 'line', `available_from`, `available_from` FROM `properties`
WHERE `available_from` GLOB '*[^ -~äöüÄÖÜß]*' OR `available_from` GLOB '*  *' OR `available_from` <> trim(`available_from`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'search_text', 'line', `search_text`, `search_text` FROM `properties`
WHERE `search_text` GLOB '*[^ -~äöüÄÖÜß]*' OR `search_text` GLOB '*  *' OR `search_text` <> trim(`search_text`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'agency_name', 'line', `agency_name`, `agency_name` FROM `settings`
WHERE `agency_name` GLOB '*[^ -~äöüÄÖÜß]*' OR `agency_name` GLOB '*  *' OR `agency_name` <> trim(`agency_name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'legal_name', 'line', `legal_name`, `legal_name` FROM `settings`
WHERE `legal_name` GLOB '*[^ -~äöüÄÖÜß]*' OR `legal_name` GLOB '*  *' OR `legal_name` <> trim(`legal_name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'legal_form', 'line', `legal_form`, `legal_form` FROM `settings`
WHERE `legal_form` GLOB '*[^ -~äöüÄÖÜß]*' OR `legal_form` GLOB '*  *' OR `legal_form` <> trim(`legal_form`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'street', 'line', `street`, `street` FROM `settings`
WHERE `street` GLOB '*[^ -~äöüÄÖÜß]*' OR `street` GLOB '*  *' OR `street` <> trim(`street`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'city', 'line', `city`, `city` FROM `settings`
WHERE `city` GLOB '*[^ -~äöüÄÖÜß]*' OR `city` GLOB '*  *' OR `city` <> trim(`city`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'seller_commission', 'line', `seller_commission`, `seller_commission` FROM `settings`
WHERE `seller_commission` GLOB '*[^ -~äöüÄÖÜß]*' OR `seller_commission` GLOB '*  *' OR `seller_commission` <> trim(`seller_commission`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'buyer_commission', 'line', `buyer_commission`, `buyer_commission` FROM `settings`
WHERE `buyer_commission` GLOB '*[^ -~äöüÄÖÜß]*' OR `buyer_commission` GLOB '*  *' OR `buyer_commission` <> trim(`buyer_commission`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'rental_fee', 'line', `rental_fee`, `rental_fee` FROM `settings`
WHERE `rental_fee` GLOB '*[^ -~äöüÄÖÜß]*' OR `rental_fee` GLOB '*  *' OR `rental_fee` <> trim(`rental_fee`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'managing_director', 'line', `managing_director`, `managing_director` FROM `settings`
WHERE `managing_director` GLOB '*[^ -~äöüÄÖÜß]*' OR `managing_director` GLOB '*  *' OR `managing_director` <> trim(`managing_director`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'register_court', 'line', `register_court`, `register_court` FROM `settings`
WHERE `register_court` GLOB '*[^ -~äöüÄÖÜß]*' OR `register_court` GLOB '*  *' OR `register_court` <> trim(`register_court`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'register_number', 'line', `register_number`, `register_number` FROM `settings`
WHERE `register_number` GLOB '*[^ -~äöüÄÖÜß]*' OR `register_number` GLOB '*  *' OR `register_number` <> trim(`register_number`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'content_responsible', 'line', `content_responsible`, `content_responsible` FROM `settings`
WHERE `content_responsible` GLOB '*[^ -~äöüÄÖÜß]*' OR `content_responsible` GLOB '*  *' OR `content_responsible` <> trim(`content_responsible`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'data_protection_officer', 'line', `data_protection_officer`, `data_protection_officer` FROM `settings`
WHERE `data_protection_officer` GLOB '*[^ -~äöüÄÖÜß]*' OR `data_protection_officer` GLOB '*  *' OR `data_protection_officer` <> trim(`data_protection_officer`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'picture_alt', 'line', `picture_alt`, `picture_alt` FROM `settings`
WHERE `picture_alt` GLOB '*[^ -~äöüÄÖÜß]*' OR `picture_alt` GLOB '*  *' OR `picture_alt` <> trim(`picture_alt`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'opening_hours', 'lines', `opening_hours`, `opening_hours` FROM `settings`
WHERE `opening_hours` GLOB '*[^ -~äöüÄÖÜß]*' OR `opening_hours` GLOB '*  *' OR `opening_hours` <> trim(`opening_hours`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'email', 'email', `email`, `email` FROM `settings`
WHERE `email` GLOB '*[^ -~äöüÄÖÜß]*' OR `email` GLOB '*  *' OR `email` <> trim(`email`) OR lower(substr(`email`, 1, 7)) = 'mailto:';--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'leads_address', 'email', `leads_address`, `leads_address` FROM `settings`
WHERE `leads_address` GLOB '*[^ -~äöüÄÖÜß]*' OR `leads_address` GLOB '*  *' OR `leads_address` <> trim(`leads_address`) OR lower(substr(`leads_address`, 1, 7)) = 'mailto:';--> statement-breakpoint
INSERT INTO `mended` SELECT 'settings', cast(`settings`.`id` AS text), 'phone', 'phone', `phone`, `phone` FROM `settings`
WHERE `phone` GLOB '*[^ -~äöüÄÖÜß]*' OR `phone` GLOB '*  *' OR `phone` <> trim(`phone`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'users', `users`.`id`, 'name', 'line', `name`, `name` FROM `users`
WHERE `name` GLOB '*[^ -~äöüÄÖÜß]*' OR `name` GLOB '*  *' OR `name` <> trim(`name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'users', `users`.`id`, 'email', 'email', `email`, `email` FROM `users`
WHERE `email` GLOB '*[^ -~äöüÄÖÜß]*' OR `email` GLOB '*  *' OR `email` <> trim(`email`) OR lower(substr(`email`, 1, 7)) = 'mailto:';--> statement-breakpoint
INSERT INTO `mended` SELECT 'team_members', `team_members`.`id`, 'name', 'line', `name`, `name` FROM `team_members`
WHERE `name` GLOB '*[^ -~äöüÄÖÜß]*' OR `name` GLOB '*  *' OR `name` <> trim(`name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'team_members', `team_members`.`id`, 'role', 'line', `role`, `role` FROM `team_members`
WHERE `role` GLOB '*[^ -~äöüÄÖÜß]*' OR `role` GLOB '*  *' OR `role` <> trim(`role`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'team_members', `team_members`.`id`, 'email', 'email', `email`, `email` FROM `team_members`
WHERE `email` GLOB '*[^ -~äöüÄÖÜß]*' OR `email` GLOB '*  *' OR `email` <> trim(`email`) OR lower(substr(`email`, 1, 7)) = 'mailto:';--> statement-breakpoint
INSERT INTO `mended` SELECT 'team_members', `team_members`.`id`, 'telephone', 'phone', `telephone`, `telephone` FROM `team_members`
WHERE `telephone` GLOB '*[^ -~äöüÄÖÜß]*' OR `telephone` GLOB '*  *' OR `telephone` <> trim(`telephone`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'testimonials', `testimonials`.`id`, 'author', 'line', `author`, `author` FROM `testimonials`
WHERE `author` GLOB '*[^ -~äöüÄÖÜß]*' OR `author` GLOB '*  *' OR `author` <> trim(`author`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'key_figures', `key_figures`.`id`, 'label', 'line', `label`, `label` FROM `key_figures`
WHERE `label` GLOB '*[^ -~äöüÄÖÜß]*' OR `label` GLOB '*  *' OR `label` <> trim(`label`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'key_figures', `key_figures`.`id`, 'value', 'line', `value`, `value` FROM `key_figures`
WHERE `value` GLOB '*[^ -~äöüÄÖÜß]*' OR `value` GLOB '*  *' OR `value` <> trim(`value`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'key_figures', `key_figures`.`id`, 'suffix', 'line', `suffix`, `suffix` FROM `key_figures`
WHERE `suffix` GLOB '*[^ -~äöüÄÖÜß]*' OR `suffix` GLOB '*  *' OR `suffix` <> trim(`suffix`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'reply_templates', `reply_templates`.`id`, 'name', 'line', `name`, `name` FROM `reply_templates`
WHERE `name` GLOB '*[^ -~äöüÄÖÜß]*' OR `name` GLOB '*  *' OR `name` <> trim(`name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'reply_templates', `reply_templates`.`id`, 'subject', 'line', `subject`, `subject` FROM `reply_templates`
WHERE `subject` GLOB '*[^ -~äöüÄÖÜß]*' OR `subject` GLOB '*  *' OR `subject` <> trim(`subject`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'own_pages', `own_pages`.`id`, 'title', 'line', `title`, `title` FROM `own_pages`
WHERE `title` GLOB '*[^ -~äöüÄÖÜß]*' OR `title` GLOB '*  *' OR `title` <> trim(`title`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'images', `images`.`key`, 'alt', 'line', `alt`, `alt` FROM `images`
WHERE `alt` GLOB '*[^ -~äöüÄÖÜß]*' OR `alt` GLOB '*  *' OR `alt` <> trim(`alt`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'images', `images`.`key`, 'caption', 'line', `caption`, `caption` FROM `images`
WHERE `caption` GLOB '*[^ -~äöüÄÖÜß]*' OR `caption` GLOB '*  *' OR `caption` <> trim(`caption`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'connections', `connections`.`id`, 'name', 'line', `name`, `name` FROM `connections`
WHERE `name` GLOB '*[^ -~äöüÄÖÜß]*' OR `name` GLOB '*  *' OR `name` <> trim(`name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'connections', `connections`.`id`, 'providers', 'line', `providers`, `providers` FROM `connections`
WHERE `providers` GLOB '*[^ -~äöüÄÖÜß]*' OR `providers` GLOB '*  *' OR `providers` <> trim(`providers`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'connections', `connections`.`id`, 'picture_hosts', 'line', `picture_hosts`, `picture_hosts` FROM `connections`
WHERE `picture_hosts` GLOB '*[^ -~äöüÄÖÜß]*' OR `picture_hosts` GLOB '*  *' OR `picture_hosts` <> trim(`picture_hosts`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'enquiries', `enquiries`.`id`, 'name', 'line', `name`, `name` FROM `enquiries`
WHERE `name` GLOB '*[^ -~äöüÄÖÜß]*' OR `name` GLOB '*  *' OR `name` <> trim(`name`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'enquiries', `enquiries`.`id`, 'email', 'email', `email`, `email` FROM `enquiries`
WHERE `email` GLOB '*[^ -~äöüÄÖÜß]*' OR `email` GLOB '*  *' OR `email` <> trim(`email`) OR lower(substr(`email`, 1, 7)) = 'mailto:';--> statement-breakpoint
INSERT INTO `mended` SELECT 'enquiries', `enquiries`.`id`, 'phone', 'phone', `phone`, `phone` FROM `enquiries`
WHERE `phone` GLOB '*[^ -~äöüÄÖÜß]*' OR `phone` GLOB '*  *' OR `phone` <> trim(`phone`);--> statement-breakpoint
INSERT INTO `mended` SELECT 'properties', `properties`.`id`, 'details', 'line', `details` ->> '$.depositText', `details` ->> '$.depositText' FROM `properties`
WHERE `details` ->> '$.depositText' GLOB '*[^ -~äöüÄÖÜß]*' OR `details` ->> '$.depositText' GLOB '*  *' OR `details` ->> '$.depositText' <> trim(`details` ->> '$.depositText');--> statement-breakpoint
-- What no one sees.
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(173), ''), char(847), ''), char(1564), ''), char(4447), ''), char(4448), ''), char(6068), ''), char(6069), ''), char(6158), ''), char(8203), ''), char(8206), ''), char(8207), ''), char(8234), ''), char(8235), ''), char(8236), ''), char(8237), ''), char(8238), '');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(8288), ''), char(8289), ''), char(8290), ''), char(8291), ''), char(8292), ''), char(8294), ''), char(8295), ''), char(8296), ''), char(8297), ''), char(8298), ''), char(8299), ''), char(8300), ''), char(8301), ''), char(8302), ''), char(8303), ''), char(12644), '');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(`text`, char(65279), ''), char(65440), '');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(9), ' '), iif(`kind` = 'lines', '', char(10)), ' '), char(11), ' '), char(12), ' '), char(13), ' '), char(160), ' '), char(5760), ' '), char(8192), ' '), char(8193), ' '), char(8194), ' '), char(8195), ' '), char(8196), ' '), char(8197), ' '), char(8198), ' '), char(8199), ' '), char(8200), ' ');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, char(8201), ' '), char(8202), ' '), char(8232), ' '), char(8233), ' '), char(8239), ' '), char(8287), ' '), char(10240), ' '), char(12288), ' '), char(8208), '-'), char(8209), '-');--> statement-breakpoint
-- Letters that came apart from their marks.
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'a' || char(776), 'ä'), 'o' || char(776), 'ö'), 'u' || char(776), 'ü'), 'A' || char(776), 'Ä'), 'O' || char(776), 'Ö'), 'U' || char(776), 'Ü'), 'e' || char(776), 'ë'), 'i' || char(776), 'ï'), 'y' || char(776), 'ÿ'), 'E' || char(776), 'Ë'), 'I' || char(776), 'Ï'), 'a' || char(769), 'á'), 'e' || char(769), 'é'), 'i' || char(769), 'í'), 'o' || char(769), 'ó'), 'u' || char(769), 'ú');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'y' || char(769), 'ý'), 'A' || char(769), 'Á'), 'E' || char(769), 'É'), 'I' || char(769), 'Í'), 'O' || char(769), 'Ó'), 'U' || char(769), 'Ú'), 'Y' || char(769), 'Ý'), 'c' || char(769), 'ć'), 'n' || char(769), 'ń'), 's' || char(769), 'ś'), 'z' || char(769), 'ź'), 'C' || char(769), 'Ć'), 'N' || char(769), 'Ń'), 'S' || char(769), 'Ś'), 'Z' || char(769), 'Ź');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'a' || char(768), 'à'), 'e' || char(768), 'è'), 'i' || char(768), 'ì'), 'o' || char(768), 'ò'), 'u' || char(768), 'ù'), 'A' || char(768), 'À'), 'E' || char(768), 'È'), 'I' || char(768), 'Ì'), 'O' || char(768), 'Ò'), 'U' || char(768), 'Ù'), 'a' || char(770), 'â'), 'e' || char(770), 'ê'), 'i' || char(770), 'î'), 'o' || char(770), 'ô'), 'u' || char(770), 'û'), 'A' || char(770), 'Â');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'E' || char(770), 'Ê'), 'I' || char(770), 'Î'), 'O' || char(770), 'Ô'), 'U' || char(770), 'Û'), 'n' || char(771), 'ñ'), 'a' || char(771), 'ã'), 'o' || char(771), 'õ'), 'N' || char(771), 'Ñ'), 'A' || char(771), 'Ã'), 'O' || char(771), 'Õ');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'c' || char(807), 'ç'), 's' || char(807), 'ş'), 'C' || char(807), 'Ç'), 'S' || char(807), 'Ş'), 's' || char(780), 'š'), 'z' || char(780), 'ž'), 'c' || char(780), 'č'), 'r' || char(780), 'ř'), 'e' || char(780), 'ě'), 'S' || char(780), 'Š'), 'Z' || char(780), 'Ž'), 'C' || char(780), 'Č'), 'R' || char(780), 'Ř'), 'E' || char(780), 'Ě'), 'a' || char(778), 'å'), 'u' || char(778), 'ů');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'A' || char(778), 'Å'), 'U' || char(778), 'Ů'), 'a' || char(808), 'ą'), 'e' || char(808), 'ę'), 'A' || char(808), 'Ą'), 'E' || char(808), 'Ę'), 'g' || char(774), 'ğ'), 'G' || char(774), 'Ğ');--> statement-breakpoint
UPDATE `mended` SET `text` = replace(replace(replace(replace(replace(`text`, char(8210), '-'), char(8211), '-'), char(8212), '-'), char(8213), '-'), char(8722), '-') WHERE `kind` = 'phone';--> statement-breakpoint
UPDATE `mended` SET `text` = substr(`text`, 8) WHERE `kind` = 'email' AND lower(substr(`text`, 1, 7)) = 'mailto:';--> statement-breakpoint
UPDATE `mended` SET `text` = trim(replace(replace(replace(replace(replace(replace(`text`, '  ', ' '), '  ', ' '), '  ', ' '), '  ', ' '), '  ', ' '), '  ', ' '));--> statement-breakpoint
DELETE FROM `mended` WHERE `text` = `before` OR `text` = '';--> statement-breakpoint
-- Numbers and addresses are unique: of two that are one now, staff keep what they know.
DELETE FROM `mended` WHERE `subject` = 'properties' AND `field` = 'property_number' AND (
	EXISTS (SELECT 1 FROM `properties` WHERE `property_number` = `mended`.`text`)
	OR EXISTS (SELECT 1 FROM `mended` AS `other` WHERE `other`.`field` = 'property_number'
		AND `other`.`text` = `mended`.`text` AND `other`.`subject_id` <> `mended`.`subject_id`));--> statement-breakpoint
DELETE FROM `mended` WHERE `subject` = 'users' AND `field` = 'email' AND (
	EXISTS (SELECT 1 FROM `users` WHERE `email` = `mended`.`text`)
	OR EXISTS (SELECT 1 FROM `mended` AS `other` WHERE `other`.`subject` = 'users' AND `other`.`field` = 'email'
		AND `other`.`text` = `mended`.`text` AND `other`.`subject_id` <> `mended`.`subject_id`));--> statement-breakpoint
CREATE TABLE `fresh_texts` AS
SELECT `subject`, `subject_id`, `locale`, `field` FROM `texts`
WHERE `stale_since` IS NULL AND `subject_id` IN (SELECT `subject_id` FROM `mended`);--> statement-breakpoint
UPDATE `properties` SET
	`version` = `version` + 1,
	`name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'name'), `name`),
	`property_number` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'property_number'), `property_number`),
	`street` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'street'), `street`),
	`city` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'city'), `city`),
	`district` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'district'), `district`),
	`provision` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'provision'), `provision`),
	`available_from` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'available_from'), `available_from`),
	`search_text` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'search_text'), `search_text`),
	`details` = coalesce(json_set(`details`, iif((SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'details') IS NULL, NULL, '$.depositText'), (SELECT `text` FROM `mended` WHERE `subject` = 'properties' AND `subject_id` = `properties`.`id` AND `field` = 'details')), `details`)
WHERE `properties`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'properties');--> statement-breakpoint
UPDATE `settings` SET
	`version` = `version` + 1,
	`agency_name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'agency_name'), `agency_name`),
	`legal_name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'legal_name'), `legal_name`),
	`legal_form` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'legal_form'), `legal_form`),
	`street` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'street'), `street`),
	`city` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'city'), `city`),
	`seller_commission` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'seller_commission'), `seller_commission`),
	`buyer_commission` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'buyer_commission'), `buyer_commission`),
	`rental_fee` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'rental_fee'), `rental_fee`),
	`managing_director` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'managing_director'), `managing_director`),
	`register_court` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'register_court'), `register_court`),
	`register_number` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'register_number'), `register_number`),
	`content_responsible` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'content_responsible'), `content_responsible`),
	`data_protection_officer` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'data_protection_officer'), `data_protection_officer`),
	`picture_alt` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'picture_alt'), `picture_alt`),
	`opening_hours` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'opening_hours'), `opening_hours`),
	`email` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'email'), `email`),
	`leads_address` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'leads_address'), `leads_address`),
	`phone` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'phone'), `phone`)
WHERE cast(`settings`.`id` AS text) IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'settings');--> statement-breakpoint
UPDATE `users` SET
	`version` = `version` + 1,
	`name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'users' AND `subject_id` = `users`.`id` AND `field` = 'name'), `name`),
	`email` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'users' AND `subject_id` = `users`.`id` AND `field` = 'email'), `email`)
WHERE `users`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'users');--> statement-breakpoint
UPDATE `team_members` SET
	`version` = `version` + 1,
	`name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'team_members' AND `subject_id` = `team_members`.`id` AND `field` = 'name'), `name`),
	`role` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'team_members' AND `subject_id` = `team_members`.`id` AND `field` = 'role'), `role`),
	`email` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'team_members' AND `subject_id` = `team_members`.`id` AND `field` = 'email'), `email`),
	`telephone` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'team_members' AND `subject_id` = `team_members`.`id` AND `field` = 'telephone'), `telephone`)
WHERE `team_members`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'team_members');--> statement-breakpoint
UPDATE `testimonials` SET
	`version` = `version` + 1,
	`author` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'testimonials' AND `subject_id` = `testimonials`.`id` AND `field` = 'author'), `author`)
WHERE `testimonials`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'testimonials');--> statement-breakpoint
UPDATE `key_figures` SET
	`version` = `version` + 1,
	`label` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'key_figures' AND `subject_id` = `key_figures`.`id` AND `field` = 'label'), `label`),
	`value` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'key_figures' AND `subject_id` = `key_figures`.`id` AND `field` = 'value'), `value`),
	`suffix` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'key_figures' AND `subject_id` = `key_figures`.`id` AND `field` = 'suffix'), `suffix`)
WHERE `key_figures`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'key_figures');--> statement-breakpoint
UPDATE `reply_templates` SET
	`version` = `version` + 1,
	`name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'reply_templates' AND `subject_id` = `reply_templates`.`id` AND `field` = 'name'), `name`),
	`subject` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'reply_templates' AND `subject_id` = `reply_templates`.`id` AND `field` = 'subject'), `subject`)
WHERE `reply_templates`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'reply_templates');--> statement-breakpoint
UPDATE `own_pages` SET
	`version` = `version` + 1,
	`title` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'own_pages' AND `subject_id` = `own_pages`.`id` AND `field` = 'title'), `title`)
WHERE `own_pages`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'own_pages');--> statement-breakpoint
UPDATE `images` SET
	`alt` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'images' AND `subject_id` = `images`.`key` AND `field` = 'alt'), `alt`),
	`caption` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'images' AND `subject_id` = `images`.`key` AND `field` = 'caption'), `caption`)
WHERE `images`.`key` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'images');--> statement-breakpoint
UPDATE `connections` SET
	`version` = `version` + 1,
	`name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'connections' AND `subject_id` = `connections`.`id` AND `field` = 'name'), `name`),
	`providers` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'connections' AND `subject_id` = `connections`.`id` AND `field` = 'providers'), `providers`),
	`picture_hosts` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'connections' AND `subject_id` = `connections`.`id` AND `field` = 'picture_hosts'), `picture_hosts`)
WHERE `connections`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'connections');--> statement-breakpoint
UPDATE `enquiries` SET
	`name` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'enquiries' AND `subject_id` = `enquiries`.`id` AND `field` = 'name'), `name`),
	`email` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'enquiries' AND `subject_id` = `enquiries`.`id` AND `field` = 'email'), `email`),
	`phone` = coalesce((SELECT `text` FROM `mended` WHERE `subject` = 'enquiries' AND `subject_id` = `enquiries`.`id` AND `field` = 'phone'), `phone`)
WHERE `enquiries`.`id` IN (SELECT `subject_id` FROM `mended` WHERE `subject` = 'enquiries');--> statement-breakpoint
UPDATE `texts` SET `stale_since` = NULL WHERE `stale_since` IS NOT NULL AND EXISTS (
	SELECT 1 FROM `fresh_texts` AS `fresh` WHERE `fresh`.`subject` = `texts`.`subject` AND `fresh`.`subject_id` = `texts`.`subject_id`
		AND `fresh`.`locale` = `texts`.`locale` AND `fresh`.`field` = `texts`.`field`);--> statement-breakpoint
DROP TABLE `fresh_texts`;--> statement-breakpoint
DROP TABLE `mended`;
