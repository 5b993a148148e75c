/**
 * Reads the settings of users: {@code service.yaml} beside their descriptions, and a file of their own. Takes YAML or JSON and its JSON
 * Schema. Gives settings, or diagnostics that point at the wrong key.
 */
@NullMarked
package dev.ectype.cli.settings;

import org.jspecify.annotations.NullMarked;
