-- A save of a connection over a newer version is refused, as for everything else that staff edit; its history goes with it.
CREATE TRIGGER `connections_version` BEFORE UPDATE OF `version` ON `connections` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
CREATE TRIGGER `connections_history` AFTER DELETE ON `connections` BEGIN DELETE FROM `history` WHERE `subject` = 'connection' AND `subject_id` = OLD.`id`; END;
