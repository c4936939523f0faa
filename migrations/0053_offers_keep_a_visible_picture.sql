-- By hand: a picture with a mark that no one has explained is hidden from visitors, so it is no picture of an offer.
DROP TRIGGER `images_last_of_offer`;--> statement-breakpoint
DROP TRIGGER `images_last_to_trash`;--> statement-breakpoint
DROP TRIGGER `properties_offer_with_picture`;--> statement-breakpoint
CREATE TRIGGER `images_last_of_offer` BEFORE DELETE ON `images`
WHEN OLD.`deleted_at` IS NULL AND (OLD.`found_mark` IS NULL OR OLD.`origin` IS NOT NULL)
	AND EXISTS (
		SELECT 1 FROM `properties`
		WHERE `id` = OLD.`property_id` AND `published` AND NOT `sold` AND `deleted_at` IS NULL)
	AND NOT EXISTS (
		SELECT 1 FROM `images`
		WHERE `property_id` = OLD.`property_id` AND `key` <> OLD.`key` AND `deleted_at` IS NULL
			AND (`found_mark` IS NULL OR `origin` IS NOT NULL))
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
--> statement-breakpoint
-- To the trash, or hidden by a mark.
CREATE TRIGGER `images_last_hidden` BEFORE UPDATE OF `deleted_at`, `found_mark`, `origin` ON `images`
WHEN OLD.`deleted_at` IS NULL AND (OLD.`found_mark` IS NULL OR OLD.`origin` IS NOT NULL)
	AND NOT (NEW.`deleted_at` IS NULL AND (NEW.`found_mark` IS NULL OR NEW.`origin` IS NOT NULL))
	AND EXISTS (
		SELECT 1 FROM `properties`
		WHERE `id` = OLD.`property_id` AND `published` AND NOT `sold` AND `deleted_at` IS NULL)
	AND NOT EXISTS (
		SELECT 1 FROM `images`
		WHERE `property_id` = OLD.`property_id` AND `key` <> OLD.`key` AND `deleted_at` IS NULL
			AND (`found_mark` IS NULL OR `origin` IS NOT NULL))
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
--> statement-breakpoint
CREATE TRIGGER `properties_offer_with_picture` BEFORE UPDATE OF `published`, `sold`, `deleted_at` ON `properties`
WHEN NEW.`published` AND NOT NEW.`sold` AND NEW.`deleted_at` IS NULL
	AND NOT (OLD.`published` AND NOT OLD.`sold` AND OLD.`deleted_at` IS NULL)
	AND NOT EXISTS (
		SELECT 1 FROM `images`
		WHERE `property_id` = NEW.`id` AND `deleted_at` IS NULL AND (`found_mark` IS NULL OR `origin` IS NOT NULL))
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
