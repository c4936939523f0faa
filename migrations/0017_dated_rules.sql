ALTER TABLE `properties` ADD `primary_energy_demand` real;--> statement-breakpoint
ALTER TABLE `settings` ADD `future_energy_rules` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `testimonial_origin` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `testimonial_origin_en` text;