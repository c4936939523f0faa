-- By hand: the history of properties becomes the history of everything that staff edit. Nothing refers to this table, so
-- that rebuilding it cascades nowhere.
CREATE TABLE `new_history` (
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`version` integer NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`changed_by` text,
	`changed_by_id` text,
	`changed_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`subject`, `subject_id`, `version`, `field`)
);
--> statement-breakpoint
INSERT INTO `new_history` (`subject`, `subject_id`, `version`, `field`, `before`, `after`, `changed_by`, `changed_by_id`, `changed_at`)
SELECT 'property', `property_id`, `version`, `field`, `before`, `after`, `changed_by`, `changed_by_id`, `changed_at` FROM `history` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `history`;--> statement-breakpoint
ALTER TABLE `new_history` RENAME TO `history`;--> statement-breakpoint
ALTER TABLE `key_figures` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `team_members` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- A late save aborts its batch, as for properties. Here only statements that write the version are saves: moving an
-- entry or signing a user in is none.
CREATE TRIGGER `team_members_version` BEFORE UPDATE OF `version` ON `team_members` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
CREATE TRIGGER `testimonials_version` BEFORE UPDATE OF `version` ON `testimonials` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
CREATE TRIGGER `key_figures_version` BEFORE UPDATE OF `version` ON `key_figures` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
CREATE TRIGGER `settings_version` BEFORE UPDATE OF `version` ON `settings` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
CREATE TRIGGER `users_version` BEFORE UPDATE OF `version` ON `users` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
-- The history goes with what it is about.
CREATE TRIGGER `properties_history` AFTER DELETE ON `properties` BEGIN DELETE FROM `history` WHERE `subject` = 'property' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
CREATE TRIGGER `team_members_history` AFTER DELETE ON `team_members` BEGIN DELETE FROM `history` WHERE `subject` = 'team' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
CREATE TRIGGER `testimonials_history` AFTER DELETE ON `testimonials` BEGIN DELETE FROM `history` WHERE `subject` = 'testimonials' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
CREATE TRIGGER `key_figures_history` AFTER DELETE ON `key_figures` BEGIN DELETE FROM `history` WHERE `subject` = 'numbers' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
CREATE TRIGGER `settings_history` AFTER DELETE ON `settings` BEGIN DELETE FROM `history` WHERE `subject` = 'settings' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
CREATE TRIGGER `users_history` AFTER DELETE ON `users` BEGIN DELETE FROM `history` WHERE `subject` = 'user' AND `subject_id` = OLD.`id`; END;
