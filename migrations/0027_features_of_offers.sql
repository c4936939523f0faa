-- featureBits() of what is known of the properties there are: 2 is a balcony or terrace, which no plot has.
UPDATE `properties` SET `list_features` = 2, `version` = `version` + 1
WHERE `balcony_or_terrace` = 'yes' AND `house_type` <> 'plot';
