package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/**
 * Describes the long-running operation that an operation starts.
 *
 * @param replyAt the location of the operation in the reply, or null
 */
public record StartedOperation(
        ResourceName resource, @Nullable MemberPath replyAt) {}
