/**
 * Holds the commands for settings, samples and self-checks. Takes service.yaml, the user's config.yaml and the
 * environment. Gives effective settings, new settings files and the findings of {@code ectype doctor}.
 */
@NullMarked
package dev.ectype.cli.command.setup;

import org.jspecify.annotations.NullMarked;
