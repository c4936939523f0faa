CREATE TABLE `own_page_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_page_slugs_page` ON `own_page_slugs` (`page_id`);--> statement-breakpoint
CREATE TABLE `own_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text,
	`lead` text,
	`text` text,
	`query` text,
	`placement` text NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`picture_key` text,
	`picture_width` integer,
	`picture_height` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_pages_slug_unique` ON `own_pages` (`slug`);--> statement-breakpoint
INSERT INTO `page_sources` (`name`, `revision`) VALUES ('ownPages', hex(randomblob(8)));--> statement-breakpoint
-- From here on by hand. Own pages keep versions and a history like every other entry, and their texts go with them.
CREATE TRIGGER `own_pages_version` BEFORE UPDATE OF `version` ON `own_pages` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_history` AFTER DELETE ON `own_pages` BEGIN DELETE FROM `history` WHERE `subject` = 'ownPages' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_texts` AFTER DELETE ON `own_pages` BEGIN DELETE FROM `texts` WHERE `subject` = 'ownPages' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_texts_stale` AFTER UPDATE OF `title`, `lead`, `text` ON `own_pages`
WHEN OLD.`title` IS NOT NEW.`title`
	OR OLD.`lead` IS NOT NEW.`lead`
	OR OLD.`text` IS NOT NEW.`text`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'ownPages' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL AND CASE `field`
		WHEN 'title' THEN OLD.`title` IS NOT NEW.`title`
		WHEN 'lead' THEN OLD.`lead` IS NOT NEW.`lead`
		WHEN 'text' THEN OLD.`text` IS NOT NEW.`text`
	END;
END;
--> statement-breakpoint
-- A former address leads to the page until another page takes it.
CREATE TRIGGER `own_pages_slug_insert` AFTER INSERT ON `own_pages`
BEGIN
	DELETE FROM `own_page_slugs` WHERE `slug` = NEW.`slug`;
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_slug_update` AFTER UPDATE OF `slug` ON `own_pages`
WHEN OLD.`slug` IS NOT NEW.`slug`
BEGIN
	DELETE FROM `own_page_slugs` WHERE `slug` IN (OLD.`slug`, NEW.`slug`);
	INSERT INTO `own_page_slugs` (`slug`, `page_id`) SELECT OLD.`slug`, NEW.`id` WHERE OLD.`slug` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_slug_delete` AFTER DELETE ON `own_pages`
BEGIN
	DELETE FROM `own_page_slugs` WHERE `page_id` = OLD.`id`;
END;
--> statement-breakpoint
-- Every public page links to own pages; a draft changes none of them.
CREATE TRIGGER `own_pages_pages_insert` AFTER INSERT ON `own_pages`
WHEN NEW.`published` AND NEW.`deleted_at` IS NULL
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'ownPages';
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_pages_update` AFTER UPDATE ON `own_pages`
WHEN (OLD.`published` AND OLD.`deleted_at` IS NULL) OR (NEW.`published` AND NEW.`deleted_at` IS NULL)
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'ownPages';
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_pages_delete` AFTER DELETE ON `own_pages`
WHEN OLD.`published` AND OLD.`deleted_at` IS NULL
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'ownPages';
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_texts_pages_insert` AFTER INSERT ON `texts`
WHEN NEW.`subject` = 'ownPages'
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'ownPages';
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_texts_pages_update` AFTER UPDATE OF `text` ON `texts`
WHEN NEW.`subject` = 'ownPages'
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'ownPages';
END;
--> statement-breakpoint
CREATE TRIGGER `own_pages_texts_pages_delete` AFTER DELETE ON `texts`
WHEN OLD.`subject` = 'ownPages'
BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'ownPages';
END;
