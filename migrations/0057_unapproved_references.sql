-- By hand: as before, and of references, too. What visitors do not see of one is left out by `looksSame`.
DROP TRIGGER `properties_unapproved`;--> statement-breakpoint
CREATE TRIGGER `properties_unapproved` AFTER UPDATE OF `version` ON `properties`
WHEN NEW.`published` AND NEW.`deleted_at` IS NULL
	AND (
		EXISTS (
			SELECT 1 FROM `sellers`
			WHERE `sellers`.`id` = NEW.`id` AND (`approval_required` OR (
				SELECT `made`.`decision` = 'declined' AND NOT EXISTS (
					SELECT 1 FROM `history`
					WHERE `subject` = 'property' AND `subject_id` = NEW.`id` AND `field` = 'release'
						AND `changed_at` > `made`.`decided_at`)
				FROM `releases` `made` WHERE `made`.`property_id` = NEW.`id`
				ORDER BY `made`.`decided_at` DESC, `made`.`rowid` DESC LIMIT 1)))
		OR EXISTS (
			SELECT 1 FROM `prepared_changes` `asked`
			WHERE `asked`.`property_id` = NEW.`id` AND `asked`.`first_asked_at` IS NOT NULL
				AND (`asked`.`discarded_at` IS NULL OR NOT EXISTS (
					SELECT 1 FROM `releases` `made`
					WHERE `made`.`property_id` = `asked`.`property_id` AND `made`.`prepared_id` = `asked`.`id`
						AND `made`.`decision` = 'approved' AND `made`.`decided_at` >= `asked`.`asked_at`))))
BEGIN
	INSERT INTO `history` (`subject`, `subject_id`, `version`, `field`, `before`, `after`, `changed_by`, `changed_by_id`)
	SELECT 'property', NEW.`id`, NEW.`version`, 'unapproved', 'null', 'true',
		CASE WHEN `noted`.`subject` IS NULL THEN NEW.`updated_by` ELSE `noted`.`changed_by` END ,
		CASE WHEN `noted`.`subject` IS NULL THEN NEW.`updated_by_id` ELSE `noted`.`changed_by_id` END
	FROM (SELECT 1) LEFT JOIN (
		SELECT `subject`, `changed_by`, `changed_by_id` FROM `history`
		WHERE `subject` = 'property' AND `subject_id` = NEW.`id` AND `version` = NEW.`version` LIMIT 1) `noted`
	WHERE (`noted`.`subject` IS NOT NULL OR NEW.`updated_at` IS NOT OLD.`updated_at`)
		AND NOT EXISTS (
			SELECT 1 FROM `history`
			WHERE `subject` = 'property' AND `subject_id` = NEW.`id` AND `version` = NEW.`version` AND `field` = 'release');
END;
