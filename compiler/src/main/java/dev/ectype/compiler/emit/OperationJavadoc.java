package dev.ectype.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.Javadocs;
import dev.ectype.compiler.emit.step.OperationMethod;
import dev.ectype.compiler.graph.ErrorExit;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepSummary;
import dev.ectype.compiler.ir.Endpoint;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the Javadoc of an operation's method: its binding, its state changes and its statuses. */
final class OperationJavadoc {
    private static final Set<ErrorExit.Kind> OF_STATE =
            EnumSet.of(ErrorExit.Kind.MISSING, ErrorExit.Kind.CONFLICT, ErrorExit.Kind.STALE);

    private OperationJavadoc() {}

    static CodeBlock of(OperationMethod method) {
        Endpoint endpoint = method.endpoint();
        String text = Javadocs.sentence(
                endpoint.text().summary() != null
                        ? endpoint.text().summary()
                        : endpoint.text().description());
        String changes =
                method.behavior().steps().stream().map(OperationJavadoc::change).collect(Collectors.joining());
        return CodeBlock.of(Javadocs.code(endpoint.binding().words()) + (text.isEmpty() ? "." : ": " + text) + changes
                + (method.subscribedResource() == null
                        ? " Returns " + statuses(method) + "."
                        : " Called for each event; {@code noEvent()} suppresses it.")
                + "\n");
    }

    private static String change(Step step) {
        StepSummary summary = step.summary();
        return summary == null ? "" : " " + summary.action() + " " + Javadocs.code(summary.subject()) + ".";
    }

    /** Returns the statuses that depend on stored state. Those of malformed requests are the same everywhere. */
    private static String statuses(OperationMethod method) {
        ReplyRule reply = method.behavior().reply();
        List<String> statuses = new ArrayList<>();
        statuses.add(String.valueOf(reply.status()));
        if (reply.createdStatus() != null) {
            statuses.add(reply.createdStatus() + " for a new instance");
        }
        method.behavior().exits().stream()
                .filter(exit -> OF_STATE.contains(exit.kind()))
                .map(exit -> String.valueOf(exit.status()))
                .distinct()
                .sorted()
                .forEach(statuses::add);
        int last = statuses.size() - 1;
        return last == 0 ? statuses.get(0) : String.join(", ", statuses.subList(0, last)) + " or " + statuses.get(last);
    }
}
