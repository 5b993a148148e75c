package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/**
 * What an operation begins beside what it does: one of the resource by which clients follow it.
 *
 * @param replyAt where the reply shows it, or null
 */
public record StartedOperation(
        ResourceName resource, @Nullable MemberPath replyAt) {}
