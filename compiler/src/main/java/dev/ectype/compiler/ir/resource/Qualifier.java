package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/**
 * A part of what paths call an instance that stands before its identifier, such as the owner in {@code /repos/{owner}/{repo}}.
 *
 * @param name what paths call it
 * @param member where instances show it, or null when only paths say it
 */
public record Qualifier(String name, @Nullable MemberPath member) {}
