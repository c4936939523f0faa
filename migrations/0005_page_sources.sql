CREATE TABLE `page_sources` (
	`name` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `page_sources` (`name`, `revision`)
SELECT `value`, hex(randomblob(8)) FROM json_each('["offers","references","team","testimonials","keyFigures","agency"]');--> statement-breakpoint
-- From here on by hand: whatever changes what visitors see writes another revision, in the same statement. A property
-- counts where it is, or was, public: published and not in the trash, among the references once it is sold.
CREATE TRIGGER `properties_pages_insert` AFTER INSERT ON `properties`
WHEN NEW.`published` AND NEW.`deleted_at` IS NULL
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = iif(NEW.`sold`, 'references', 'offers');
END;
--> statement-breakpoint
CREATE TRIGGER `properties_pages_update` AFTER UPDATE ON `properties`
WHEN (OLD.`published` AND OLD.`deleted_at` IS NULL) OR (NEW.`published` AND NEW.`deleted_at` IS NULL)
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE (`name` = iif(OLD.`sold`, 'references', 'offers') AND OLD.`published` AND OLD.`deleted_at` IS NULL)
		OR (`name` = iif(NEW.`sold`, 'references', 'offers') AND NEW.`published` AND NEW.`deleted_at` IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `properties_pages_delete` AFTER DELETE ON `properties`
WHEN OLD.`published` AND OLD.`deleted_at` IS NULL
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = iif(OLD.`sold`, 'references', 'offers');
END;
--> statement-breakpoint
CREATE TRIGGER `images_pages_insert` AFTER INSERT ON `images`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE `name` = (SELECT iif(`sold`, 'references', 'offers') FROM `properties`
		WHERE `id` = NEW.`property_id` AND `published` AND `deleted_at` IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `images_pages_update` AFTER UPDATE ON `images`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE `name` = (SELECT iif(`sold`, 'references', 'offers') FROM `properties`
		WHERE `id` = NEW.`property_id` AND `published` AND `deleted_at` IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `images_pages_delete` AFTER DELETE ON `images`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8))
	WHERE `name` = (SELECT iif(`sold`, 'references', 'offers') FROM `properties`
		WHERE `id` = OLD.`property_id` AND `published` AND `deleted_at` IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `team_members_pages_insert` AFTER INSERT ON `team_members`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'team';
END;
--> statement-breakpoint
CREATE TRIGGER `team_members_pages_update` AFTER UPDATE ON `team_members`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'team';
END;
--> statement-breakpoint
CREATE TRIGGER `team_members_pages_delete` AFTER DELETE ON `team_members`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'team';
END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_pages_insert` AFTER INSERT ON `testimonials`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'testimonials';
END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_pages_update` AFTER UPDATE ON `testimonials`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'testimonials';
END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_pages_delete` AFTER DELETE ON `testimonials`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'testimonials';
END;
--> statement-breakpoint
CREATE TRIGGER `key_figures_pages_insert` AFTER INSERT ON `key_figures`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'keyFigures';
END;
--> statement-breakpoint
CREATE TRIGGER `key_figures_pages_update` AFTER UPDATE ON `key_figures`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'keyFigures';
END;
--> statement-breakpoint
CREATE TRIGGER `key_figures_pages_delete` AFTER DELETE ON `key_figures`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'keyFigures';
END;
--> statement-breakpoint
CREATE TRIGGER `settings_pages_insert` AFTER INSERT ON `settings`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;
--> statement-breakpoint
CREATE TRIGGER `settings_pages_update` AFTER UPDATE ON `settings`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;
--> statement-breakpoint
CREATE TRIGGER `settings_pages_delete` AFTER DELETE ON `settings`
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;
