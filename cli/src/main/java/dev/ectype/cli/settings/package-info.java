/**
 * Reads what users decide beforehand: {@code service.yaml} beside their descriptions, and a file of their own.
 * It takes YAML or JSON and the JSON Schema of it.
 * It gives settings, or findings that point at the key that is wrong.
 */
@NullMarked
package dev.ectype.cli.settings;

import org.jspecify.annotations.NullMarked;
