CREATE TABLE `page_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `page_texts_version` BEFORE UPDATE OF `version` ON `page_texts` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;
--> statement-breakpoint
CREATE TRIGGER `page_texts_history` AFTER DELETE ON `page_texts` BEGIN DELETE FROM `history` WHERE `subject` = 'page' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `page_texts_texts` AFTER DELETE ON `page_texts` BEGIN DELETE FROM `texts` WHERE `subject` = 'page' AND `subject_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `page_texts_texts_stale` AFTER UPDATE OF `texts` ON `page_texts` WHEN OLD.`texts` IS NOT NEW.`texts`
BEGIN
	UPDATE `texts` SET `stale_since` = unixepoch() * 1000
	WHERE `subject` = 'page' AND `subject_id` = NEW.`id` AND `stale_since` IS NULL
		AND OLD.`texts` ->> ('$.' || `field`) IS NOT NEW.`texts` ->> ('$.' || `field`);
END;
--> statement-breakpoint
-- They are what the agency says of itself.
CREATE TRIGGER `page_texts_pages_insert` AFTER INSERT ON `page_texts` BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `page_texts_pages_update` AFTER UPDATE ON `page_texts` BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `page_texts_pages_delete` AFTER DELETE ON `page_texts` BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `texts_of_pages_insert` AFTER INSERT ON `texts` WHEN NEW.`subject` = 'page' BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `texts_of_pages_update` AFTER UPDATE OF `text` ON `texts` WHEN NEW.`subject` = 'page' BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `texts_of_pages_delete` AFTER DELETE ON `texts` WHEN OLD.`subject` = 'page' BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;
