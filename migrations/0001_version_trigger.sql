-- A save that was made from an outdated copy must not overwrite a newer one. A WHERE on the version would skip that
-- statement only and let the rest of a batch through; aborting in a trigger rolls the whole batch back.
CREATE TRIGGER `properties_version` BEFORE UPDATE ON `properties`
WHEN NEW.`version` IS NOT OLD.`version` + 1
BEGIN
	SELECT RAISE(ABORT, 'stale_version');
END;
