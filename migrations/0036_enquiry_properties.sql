CREATE TABLE `enquiry_properties` (
	`enquiry_id` text NOT NULL,
	`property_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`enquiry_id`, `property_id`),
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_properties_property` ON `enquiry_properties` (`property_id`);