-- By hand: whatever changes what visitors see of a property whose owner has to approve, and is no release, is marked in
-- the history. What the software does by itself (moving a circle, filling in points) touches neither date nor history.
CREATE TRIGGER `properties_unapproved` AFTER UPDATE OF `version` ON `properties`
WHEN NEW.`published` AND NEW.`deleted_at` IS NULL AND NOT (OLD.`sold` AND NEW.`sold`)
	AND (
		EXISTS (SELECT 1 FROM `sellers` WHERE `id` = NEW.`id` AND `approval_required`)
		OR EXISTS (
			SELECT 1 FROM `prepared_changes`
			WHERE `property_id` = NEW.`id` AND `discarded_at` IS NULL AND `asked_at` IS NOT NULL))
BEGIN
	INSERT INTO `history` (`subject`, `subject_id`, `version`, `field`, `before`, `after`, `changed_by`, `changed_by_id`)
	SELECT 'property', NEW.`id`, NEW.`version`, 'unapproved', 'null', 'true',
		coalesce(max(`changed_by`), NEW.`updated_by`), coalesce(max(`changed_by_id`), NEW.`updated_by_id`)
	FROM `history` WHERE `subject` = 'property' AND `subject_id` = NEW.`id` AND `version` = NEW.`version`
	HAVING NOT coalesce(max(`field` = 'release'), 0)
		AND (count(*) > 0 OR NEW.`updated_at` IS NOT OLD.`updated_at`);
END;
