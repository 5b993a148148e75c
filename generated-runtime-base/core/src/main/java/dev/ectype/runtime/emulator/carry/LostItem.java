package dev.ectype.runtime.emulator.carry;

/**
 * Names a resource, an instance or a member that a carry-over dropped, and why.
 *
 * @param what a resource, an instance as {@code pets/7}, or a member of an instance as {@code pets/7/tag}
 * @param reason the new expectation and the value found
 */
public record LostItem(String what, String reason) {}
