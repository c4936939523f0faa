-- Templates keep versions and a history like every other entry.
CREATE TRIGGER `reply_templates_version` BEFORE UPDATE OF `version` ON `reply_templates` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
CREATE TRIGGER `reply_templates_history` AFTER DELETE ON `reply_templates` BEGIN DELETE FROM `history` WHERE `subject` = 'templates' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
-- Until now, unanswered enquiries were kept for ever. Nobody's are deleted before somebody could have looked at them.
UPDATE `settings` SET `unanswered_retention_months` = 120 WHERE EXISTS (SELECT 1 FROM `enquiries` WHERE `answered_at` IS NULL AND `received_at` < unixepoch('now', '-11 months') * 1000);
