package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * Describes an argument of a subscription that selects the instances whose events a client receives.
 *
 * @param within the object argument that contains the argument, or null
 * @param member the member that an instance must share with the argument
 * @param required true if an instance without the member never matches
 */
public record TriggerFilter(String argument, @Nullable String within, String member, boolean required) {}
