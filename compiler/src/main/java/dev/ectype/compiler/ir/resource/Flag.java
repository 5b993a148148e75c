package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * Describes a flag that operations set and clear.
 *
 * @param member a boolean, or the time since which the flag is set
 * @param initially true if new instances have the flag
 * @param count the member that counts the set flags, or null
 */
public record Flag(
        String member, boolean initially, @Nullable String count) {}
