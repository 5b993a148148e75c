package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/**
 * Describes a part of an instance's path before its identifier, such as the owner in {@code /repos/{owner}/{repo}}.
 *
 * @param name the name in paths
 * @param member the path of the member that shows it, or null if only paths contain it
 */
public record Qualifier(String name, @Nullable MemberPath member) {
    /** Returns the name with the member that holds the value. */
    public String words() {
        return name + (member == null ? "" : " at " + member.pointer());
    }
}
