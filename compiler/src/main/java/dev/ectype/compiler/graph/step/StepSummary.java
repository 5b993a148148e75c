package dev.ectype.compiler.graph.step;

import java.util.List;

/**
 * Describes a change of the state in the documentation of an operation.
 *
 * @param action a verb phrase, such as {@code Sets the flag}
 * @param subject the changed member, relationship or state as code
 */
public record StepSummary(String action, String subject) {
    /** Describes a move from one of the states to another. */
    static StepSummary ofStates(String action, List<String> from, String to) {
        return new StepSummary(action, String.join(", ", from) + " -> " + to);
    }
}
