ALTER TABLE `texts` ADD `source` text;--> statement-breakpoint
-- From here on by hand. A fresh translation is of what is stored; a stale one is of what the first change since replaced.
UPDATE `texts` SET `source` = (
	SELECT `page_texts`.`texts` ->> ('$.' || `texts`.`field`) FROM `page_texts` WHERE `page_texts`.`id` = `texts`.`subject_id`)
WHERE `subject` = 'page' AND `stale_since` IS NULL;--> statement-breakpoint
UPDATE `texts` SET `source` = (
	SELECT `before` ->> '$' FROM `history`
	WHERE `history`.`subject` = 'page' AND `history`.`subject_id` = `texts`.`subject_id` AND `history`.`field` = `texts`.`field`
		AND `version` > coalesce((
			SELECT max(`version`) FROM `history`
			WHERE `history`.`subject` = 'page' AND `history`.`subject_id` = `texts`.`subject_id`
				AND `history`.`field` = `texts`.`field` || 'En'), 0)
	ORDER BY `version` LIMIT 1)
WHERE `subject` = 'page' AND `stale_since` IS NOT NULL;
