package dev.ectype.runtime.emulator.carry;

/**
 * Something that does not fit any more.
 *
 * @param what a resource, an instance as {@code pets/7}, or a member of one as {@code pets/7/tag}
 * @param reason what is described now, and what was found
 */
public record LostItem(String what, String reason) {}
