package dev.ectype.compiler.ir.stated;

import dev.ectype.compiler.diagnostic.SourceLocation;
import org.jspecify.annotations.Nullable;

/**
 * Names a conclusion that people accept or reject.
 *
 * @param section {@code resource}, {@code operation} or {@code relationship}
 * @param name the name of the resource, the operation or the relationship
 * @param aspect the aspect as {@code ectype infer} prints it, or null for all
 */
public record ConclusionName(
        String section, String name, @Nullable String aspect, SourceLocation location) {
    /** Returns whether it names an aspect of a subject. */
    public boolean names(String otherSection, String otherName, String otherAspect) {
        return section.equals(otherSection) && name.equals(otherName) && (aspect == null || aspect.equals(otherAspect));
    }
}
