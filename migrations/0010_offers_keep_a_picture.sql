-- What visitors can see as an offer has a picture. Whoever deletes the last one, or publishes, has looked whether it may
-- be done; between the look and the statement somebody else may have done the other. These abort, and with them a batch.
CREATE TRIGGER `images_last_of_offer` BEFORE DELETE ON `images`
WHEN EXISTS (
		SELECT 1 FROM `properties`
		WHERE `id` = OLD.`property_id` AND `published` AND NOT `sold` AND `deleted_at` IS NULL)
	AND NOT EXISTS (SELECT 1 FROM `images` WHERE `property_id` = OLD.`property_id` AND `key` <> OLD.`key`)
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
--> statement-breakpoint
-- What is an offer without one already can be changed, and stays one.
CREATE TRIGGER `properties_offer_with_picture` BEFORE UPDATE OF `published`, `sold`, `deleted_at` ON `properties`
WHEN NEW.`published` AND NOT NEW.`sold` AND NEW.`deleted_at` IS NULL
	AND NOT (OLD.`published` AND NOT OLD.`sold` AND OLD.`deleted_at` IS NULL)
	AND NOT EXISTS (SELECT 1 FROM `images` WHERE `property_id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'offer_without_picture');
END;
