-- By hand: an object that is taken offline before its first day was online by the word of staff. Its file counts as having
-- said "public", so neither the day nor the next file brings it back.
CREATE TRIGGER `properties_kept_back` AFTER UPDATE OF `published` ON `properties`
WHEN OLD.`published` AND NOT NEW.`published`
BEGIN
	UPDATE `property_links` SET `base` = json_set(`base`, '$.values.published', json('true'))
	WHERE `property_id` = NEW.`id` AND `active_from` > date('now');
END;
