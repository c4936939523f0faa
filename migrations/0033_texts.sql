ALTER TABLE `key_figures` RENAME COLUMN "label_de" TO "label";--> statement-breakpoint
CREATE TABLE `texts` (
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`locale` text NOT NULL,
	`field` text NOT NULL,
	`text` text NOT NULL,
	`stale_since` integer,
	PRIMARY KEY(`subject`, `subject_id`, `locale`, `field`)
);
--> statement-breakpoint
-- From here on by hand: what English columns held becomes rows. Where the history says that the German was changed after
-- the English, the row says since when.
UPDATE `history` SET `field` = 'label' WHERE `subject` = 'numbers' AND `field` = 'labelDe';--> statement-breakpoint
INSERT INTO `texts` (`subject`, `subject_id`, `locale`, `field`, `text`, `stale_since`)
SELECT 'numbers', `id`, 'en', 'label', `label_en`, iif(`label` IS NULL, NULL, (
	SELECT `changed_at` FROM `history`
	WHERE `subject` = 'numbers' AND `subject_id` = `key_figures`.`id` AND `field` = 'label' AND `version` > coalesce((
		SELECT max(`version`) FROM `history`
		WHERE `subject` = 'numbers' AND `subject_id` = `key_figures`.`id` AND `field` = 'labelEn'), 0)
	ORDER BY `version` LIMIT 1))
FROM `key_figures` WHERE `label_en` <> '';--> statement-breakpoint
INSERT INTO `texts` (`subject`, `subject_id`, `locale`, `field`, `text`, `stale_since`)
SELECT 'templates', `id`, 'en', 'subject', `subject_en`, iif(`subject` IS NULL, NULL, (
	SELECT `changed_at` FROM `history`
	WHERE `subject` = 'templates' AND `subject_id` = `reply_templates`.`id` AND `field` = 'subject' AND `version` > coalesce((
		SELECT max(`version`) FROM `history`
		WHERE `subject` = 'templates' AND `subject_id` = `reply_templates`.`id` AND `field` = 'subjectEn'), 0)
	ORDER BY `version` LIMIT 1))
FROM `reply_templates` WHERE `subject_en` <> '';--> statement-breakpoint
INSERT INTO `texts` (`subject`, `subject_id`, `locale`, `field`, `text`, `stale_since`)
SELECT 'templates', `id`, 'en', 'text', `text_en`, iif(`text` IS NULL, NULL, (
	SELECT `changed_at` FROM `history`
	WHERE `subject` = 'templates' AND `subject_id` = `reply_templates`.`id` AND `field` = 'text' AND `version` > coalesce((
		SELECT max(`version`) FROM `history`
		WHERE `subject` = 'templates' AND `subject_id` = `reply_templates`.`id` AND `field` = 'textEn'), 0)
	ORDER BY `version` LIMIT 1))
FROM `reply_templates` WHERE `text_en` <> '';--> statement-breakpoint
INSERT INTO `texts` (`subject`, `subject_id`, `locale`, `field`, `text`, `stale_since`)
SELECT 'settings', cast(`id` AS text), 'en', 'openingHours', `opening_hours_en`, iif(`opening_hours` IS NULL, NULL, (
	SELECT `changed_at` FROM `history`
	WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'openingHours' AND `version` > coalesce((
		SELECT max(`version`) FROM `history`
		WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'openingHoursEn'), 0)
	ORDER BY `version` LIMIT 1))
FROM `settings` WHERE `opening_hours_en` <> '';--> statement-breakpoint
INSERT INTO `texts` (`subject`, `subject_id`, `locale`, `field`, `text`, `stale_since`)
SELECT 'settings', cast(`id` AS text), 'en', 'testimonialOrigin', `testimonial_origin_en`, iif(`testimonial_origin` IS NULL, NULL, (
	SELECT `changed_at` FROM `history`
	WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'testimonialOrigin' AND `version` > coalesce((
		SELECT max(`version`) FROM `history`
		WHERE `subject` = 'settings' AND `subject_id` = cast(`settings`.`id` AS text) AND `field` = 'testimonialOriginEn'), 0)
	ORDER BY `version` LIMIT 1))
FROM `settings` WHERE `testimonial_origin_en` <> '';--> statement-breakpoint
ALTER TABLE `key_figures` DROP COLUMN `label_en`;--> statement-breakpoint
ALTER TABLE `reply_templates` DROP COLUMN `subject_en`;--> statement-breakpoint
ALTER TABLE `reply_templates` DROP COLUMN `text_en`;--> statement-breakpoint
ALTER TABLE `settings` DROP COLUMN `opening_hours_en`;--> statement-breakpoint
ALTER TABLE `settings` DROP COLUMN `testimonial_origin_en`;--> statement-breakpoint
-- What is changed in German makes its translations stale, whoever changes it; a save that also writes a translation does
-- so afterwards, which says that they agree. Translations go with their subject, and pages show them.
CREATE TRIGGER `properties_texts_stale` AFTER UPDATE OF `name`, `description`, `fittings`, `location_description`, `other_notes`, `provision`, `available_from`, `details` ON `properties`
WHEN OLD.`name` IS NOT NEW.`name`
	OR OLD.`description` IS NOT NEW.`description`
	OR OLD.`fittings` IS NOT NEW.`fittings`
	OR OLD.`location_description` IS NOT NEW.`location_description`
	OR OLD.`other_notes` IS NOT NEW.`other_notes`
	OR OLD.`provision` IS NOT NEW.`provision`
	OR OLD.`available_from` IS NOT NEW.`available_from`
	OR OLD.`details` ->> '$.depositText' IS NOT NEW.`details` ->> '$.depositText'
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'property' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'name' THEN OLD.`name` IS NOT NEW.`name`
		WHEN 'description' THEN OLD.`description` IS NOT NEW.`description`
		WHEN 'fittings' THEN OLD.`fittings` IS NOT NEW.`fittings`
		WHEN 'locationDescription' THEN OLD.`location_description` IS NOT NEW.`location_description`
		WHEN 'otherNotes' THEN OLD.`other_notes` IS NOT NEW.`other_notes`
		WHEN 'provision' THEN OLD.`provision` IS NOT NEW.`provision`
		WHEN 'availableFrom' THEN OLD.`available_from` IS NOT NEW.`available_from`
		WHEN 'depositText' THEN OLD.`details` ->> '$.depositText' IS NOT NEW.`details` ->> '$.depositText'
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `images_texts_stale` AFTER UPDATE OF `alt`, `caption` ON `images`
WHEN OLD.`alt` IS NOT NEW.`alt`
	OR OLD.`caption` IS NOT NEW.`caption`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'picture' AND `subject_id` = NEW.`key` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'alt' THEN OLD.`alt` IS NOT NEW.`alt`
		WHEN 'caption' THEN OLD.`caption` IS NOT NEW.`caption`
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `team_members_texts_stale` AFTER UPDATE OF `role`, `bio` ON `team_members`
WHEN OLD.`role` IS NOT NEW.`role`
	OR OLD.`bio` IS NOT NEW.`bio`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'team' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'role' THEN OLD.`role` IS NOT NEW.`role`
		WHEN 'bio' THEN OLD.`bio` IS NOT NEW.`bio`
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_texts_stale` AFTER UPDATE OF `quote` ON `testimonials`
WHEN OLD.`quote` IS NOT NEW.`quote`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'testimonials' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'quote' THEN OLD.`quote` IS NOT NEW.`quote`
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `key_figures_texts_stale` AFTER UPDATE OF `label`, `value`, `suffix` ON `key_figures`
WHEN OLD.`label` IS NOT NEW.`label`
	OR OLD.`value` IS NOT NEW.`value`
	OR OLD.`suffix` IS NOT NEW.`suffix`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'numbers' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'label' THEN OLD.`label` IS NOT NEW.`label`
		WHEN 'value' THEN OLD.`value` IS NOT NEW.`value`
		WHEN 'suffix' THEN OLD.`suffix` IS NOT NEW.`suffix`
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `reply_templates_texts_stale` AFTER UPDATE OF `subject`, `text` ON `reply_templates`
WHEN OLD.`subject` IS NOT NEW.`subject`
	OR OLD.`text` IS NOT NEW.`text`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'templates' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'subject' THEN OLD.`subject` IS NOT NEW.`subject`
		WHEN 'text' THEN OLD.`text` IS NOT NEW.`text`
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `settings_texts_stale` AFTER UPDATE OF `opening_hours`, `testimonial_origin`, `seller_commission`, `buyer_commission`, `rental_fee`, `supervisory_authority`, `insurance`, `picture_alt` ON `settings`
WHEN OLD.`opening_hours` IS NOT NEW.`opening_hours`
	OR OLD.`testimonial_origin` IS NOT NEW.`testimonial_origin`
	OR OLD.`seller_commission` IS NOT NEW.`seller_commission`
	OR OLD.`buyer_commission` IS NOT NEW.`buyer_commission`
	OR OLD.`rental_fee` IS NOT NEW.`rental_fee`
	OR OLD.`supervisory_authority` IS NOT NEW.`supervisory_authority`
	OR OLD.`insurance` IS NOT NEW.`insurance`
	OR OLD.`picture_alt` IS NOT NEW.`picture_alt`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'settings' AND `subject_id` = cast(NEW.`id` AS text) AND `stale_since` IS NULL AND CASE `field`
		WHEN 'openingHours' THEN OLD.`opening_hours` IS NOT NEW.`opening_hours`
		WHEN 'testimonialOrigin' THEN OLD.`testimonial_origin` IS NOT NEW.`testimonial_origin`
		WHEN 'sellerCommission' THEN OLD.`seller_commission` IS NOT NEW.`seller_commission`
		WHEN 'buyerCommission' THEN OLD.`buyer_commission` IS NOT NEW.`buyer_commission`
		WHEN 'rentalFee' THEN OLD.`rental_fee` IS NOT NEW.`rental_fee`
		WHEN 'supervisoryAuthority' THEN OLD.`supervisory_authority` IS NOT NEW.`supervisory_authority`
		WHEN 'insurance' THEN OLD.`insurance` IS NOT NEW.`insurance`
		WHEN 'alt' THEN OLD.`picture_alt` IS NOT NEW.`picture_alt`
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `properties_texts` AFTER DELETE ON `properties` BEGIN DELETE FROM `texts` WHERE `subject` = 'property' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `images_texts` AFTER DELETE ON `images` BEGIN DELETE FROM `texts` WHERE `subject` = 'picture' AND `subject_id` = OLD.`key`; END;
--> statement-breakpoint
CREATE TRIGGER `team_members_texts` AFTER DELETE ON `team_members` BEGIN DELETE FROM `texts` WHERE `subject` = 'team' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_texts` AFTER DELETE ON `testimonials` BEGIN DELETE FROM `texts` WHERE `subject` = 'testimonials' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `key_figures_texts` AFTER DELETE ON `key_figures` BEGIN DELETE FROM `texts` WHERE `subject` = 'numbers' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `reply_templates_texts` AFTER DELETE ON `reply_templates` BEGIN DELETE FROM `texts` WHERE `subject` = 'templates' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `settings_texts` AFTER DELETE ON `settings` BEGIN DELETE FROM `texts` WHERE `subject` = 'settings' AND `subject_id` = cast(OLD.`id` AS text); END;
--> statement-breakpoint
CREATE TRIGGER `texts_pages_insert` AFTER INSERT ON `texts`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE `name` = CASE NEW.`subject`
		WHEN 'property' THEN (SELECT iif(`sold`, 'references', 'offers') FROM `properties`
			WHERE `id` = NEW.`subject_id` AND `published` AND `deleted_at` IS NULL)
		WHEN 'picture' THEN (SELECT iif(`properties`.`sold`, 'references', 'offers')
			FROM `images` INNER JOIN `properties` ON `properties`.`id` = `images`.`property_id`
			WHERE `images`.`key` = NEW.`subject_id` AND `properties`.`published` AND `properties`.`deleted_at` IS NULL)
		WHEN 'team' THEN 'team'
		WHEN 'testimonials' THEN 'testimonials'
		WHEN 'numbers' THEN 'keyFigures'
		WHEN 'settings' THEN 'agency'
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `texts_pages_update` AFTER UPDATE OF `text` ON `texts`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE `name` = CASE NEW.`subject`
		WHEN 'property' THEN (SELECT iif(`sold`, 'references', 'offers') FROM `properties`
			WHERE `id` = NEW.`subject_id` AND `published` AND `deleted_at` IS NULL)
		WHEN 'picture' THEN (SELECT iif(`properties`.`sold`, 'references', 'offers')
			FROM `images` INNER JOIN `properties` ON `properties`.`id` = `images`.`property_id`
			WHERE `images`.`key` = NEW.`subject_id` AND `properties`.`published` AND `properties`.`deleted_at` IS NULL)
		WHEN 'team' THEN 'team'
		WHEN 'testimonials' THEN 'testimonials'
		WHEN 'numbers' THEN 'keyFigures'
		WHEN 'settings' THEN 'agency'
	END;
END;
--> statement-breakpoint
CREATE TRIGGER `texts_pages_delete` AFTER DELETE ON `texts`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE `name` = CASE OLD.`subject`
		WHEN 'property' THEN (SELECT iif(`sold`, 'references', 'offers') FROM `properties`
			WHERE `id` = OLD.`subject_id` AND `published` AND `deleted_at` IS NULL)
		WHEN 'picture' THEN (SELECT iif(`properties`.`sold`, 'references', 'offers')
			FROM `images` INNER JOIN `properties` ON `properties`.`id` = `images`.`property_id`
			WHERE `images`.`key` = OLD.`subject_id` AND `properties`.`published` AND `properties`.`deleted_at` IS NULL)
		WHEN 'team' THEN 'team'
		WHEN 'testimonials' THEN 'testimonials'
		WHEN 'numbers' THEN 'keyFigures'
		WHEN 'settings' THEN 'agency'
	END;
END;
