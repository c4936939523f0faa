-- By hand: points that were typed or sent the wrong way round, off Somalia, get their place in Germany back. The nightly
-- job makes their circles anew.
UPDATE `properties`
SET `latitude` = `longitude`, `longitude` = `latitude`, `circle` = NULL, `version` = `version` + 1
WHERE `latitude` BETWEEN 5.8 AND 15.1 AND `longitude` BETWEEN 47.2 AND 55.1;
