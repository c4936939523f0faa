-- By hand: an owner who declined last is asked again about whatever comes instead (`isDeclined` in approval.server.ts),
-- so what goes online without that is marked, too. The author is taken whole, from one row.
DROP TRIGGER `properties_unapproved`;--> statement-breakpoint
CREATE TRIGGER `properties_unapproved` AFTER UPDATE OF `version` ON `properties`
WHEN NEW.`published` AND NEW.`deleted_at` IS NULL AND NOT (OLD.`sold` AND NEW.`sold`)
	AND (
		EXISTS (SELECT 1 FROM `sellers` WHERE `id` = NEW.`id` AND `approval_required`)
		OR EXISTS (
			SELECT 1 FROM `prepared_changes`
			WHERE `property_id` = NEW.`id` AND `discarded_at` IS NULL AND `asked_at` IS NOT NULL)
		OR (
			SELECT `made`.`decision` = 'declined' AND NOT EXISTS (
				SELECT 1 FROM `history`
				WHERE `subject` = 'property' AND `subject_id` = NEW.`id` AND `field` = 'release'
					AND `changed_at` >= `made`.`decided_at` / 1000 * 1000)
			FROM `releases` `made` WHERE `made`.`property_id` = NEW.`id`
			ORDER BY `made`.`decided_at` DESC, `made`.`rowid` DESC LIMIT 1))
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
