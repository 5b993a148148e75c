package dev.ectype.compiler.ir.stated;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Holds everything that people stated, the first statement about a topic first. */
public record StatedConclusions(
        List<Statement> statements, List<ConclusionName> accepted, List<ConclusionName> rejected) {
    public static final StatedConclusions NONE = new StatedConclusions(List.of(), List.of(), List.of());

    public StatedConclusions {
        statements = List.copyOf(statements);
        accepted = List.copyOf(accepted);
        rejected = List.copyOf(rejected);
    }

    /** Returns the statements of both. Those of this object come first and have precedence. */
    public StatedConclusions and(StatedConclusions others) {
        return new StatedConclusions(
                joined(statements, others.statements),
                joined(accepted, others.accepted),
                joined(rejected, others.rejected));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> joined = new ArrayList<>(first);
        joined.addAll(second);
        return joined;
    }

    public boolean isEmpty() {
        return statements.isEmpty() && accepted.isEmpty() && rejected.isEmpty();
    }

    /** Returns the statements of one kind. */
    public <S extends Statement> Stream<S> all(Class<S> kind) {
        return statements.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** Returns the first statement of a kind for which a condition holds, or null. */
    public <S extends Statement> @Nullable S first(Class<S> kind, Predicate<S> condition) {
        return all(kind).filter(condition).findFirst().orElse(null);
    }

    /** Returns the stated resource of an operation, or null. */
    public @Nullable ResourceName resource(EndpointId operation) {
        Statement.OperationResource stated = first(
                Statement.OperationResource.class, each -> each.operation().equals(operation));
        return stated == null ? null : stated.resource();
    }

    /** Returns the stated role of an operation, or null. */
    public Statement.@Nullable OperationRole role(EndpointId operation) {
        return first(Statement.OperationRole.class, each -> each.operation().equals(operation));
    }

    /** Returns whether people call an aspect of a subject right. */
    public boolean accepts(String section, String name, String aspect) {
        return accepted.stream().anyMatch(each -> each.names(section, name, aspect));
    }
}
