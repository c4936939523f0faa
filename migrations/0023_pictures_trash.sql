ALTER TABLE `images` ADD `deleted_at` integer;--> statement-breakpoint
-- From here on by hand: what lies in the trash is no picture of an offer. Whoever moves the last one there, or publishes
-- without another, is refused as whoever deletes it; what lies there already may go.
DROP TRIGGER `images_last_of_offer`;--> statement-breakpoint
DROP TRIGGER `properties_offer_with_picture`;--> statement-breakpoint
CREATE TRIGGER `images_last_of_offer` BEFORE DELETE ON `images`
WHEN OLD.`deleted_at` IS NULL
	AND EXISTS (
		SELECT 1 FROM `properties`
		WHERE `id` = OLD.`property_id` AND `published` AND NOT `sold` AND `deleted_at` IS NULL)
	AND NOT EXISTS (
		SELECT 1 FROM `images`
		WHERE `property_id` = OLD.`property_id` AND `key` <> OLD.`key` AND `deleted_at` IS NULL)
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
--> statement-breakpoint
CREATE TRIGGER `images_last_to_trash` BEFORE UPDATE OF `deleted_at` ON `images`
WHEN OLD.`deleted_at` IS NULL AND NEW.`deleted_at` IS NOT NULL
	AND EXISTS (
		SELECT 1 FROM `properties`
		WHERE `id` = OLD.`property_id` AND `published` AND NOT `sold` AND `deleted_at` IS NULL)
	AND NOT EXISTS (
		SELECT 1 FROM `images`
		WHERE `property_id` = OLD.`property_id` AND `key` <> OLD.`key` AND `deleted_at` IS NULL)
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
--> statement-breakpoint
CREATE TRIGGER `properties_offer_with_picture` BEFORE UPDATE OF `published`, `sold`, `deleted_at` ON `properties`
WHEN NEW.`published` AND NOT NEW.`sold` AND NEW.`deleted_at` IS NULL
	AND NOT (OLD.`published` AND NOT OLD.`sold` AND OLD.`deleted_at` IS NULL)
	AND NOT EXISTS (SELECT 1 FROM `images` WHERE `property_id` = NEW.`id` AND `deleted_at` IS NULL)
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
