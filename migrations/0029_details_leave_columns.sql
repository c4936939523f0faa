ALTER TABLE `properties` DROP COLUMN `rental_income`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `deposit_text`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `rented`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `pets_allowed`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `further_parking`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `balconies`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `terraces`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `garden`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `elevator`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `fitted_kitchen`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `barrier_free`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `furnished`;