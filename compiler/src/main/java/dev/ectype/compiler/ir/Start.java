package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/**
 * What an operation begins beside what it does: one of the resource by which clients follow it.
 *
 * @param replyAt where the reply shows it, or null
 */
public record Start(ResourceName resource, @Nullable MemberPath replyAt) {}
