package dev.ectype.compiler.stated;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.error.StatedError;
import dev.ectype.compiler.ir.stated.StatedProblem;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the status, the code and the message of errors, by their reasons. */
final class ErrorStatements {
    private static final String STATUS = "status";
    private static final String CODE = "code";
    private static final String MESSAGE = "message";
    private static final List<String> KEYS = List.of(STATUS, CODE, MESSAGE);
    private static final String EXAMPLE =
            "Write it like {not_found: {code: NO_SUCH_PET, message: There is no such pet.}}.";

    private ErrorStatements() {}

    /**
     * Returns the statements about the errors of an operation.
     *
     * @param operation the operation, or null for all
     */
    static List<Statement> read(@Nullable EndpointId operation, LocatedNode errors, Facts parent) {
        List<Statement> statements = new ArrayList<>();
        if (!(errors.node() instanceof ObjectNode)) {
            parent.report(errors, "\"errors\" must be an object of errors by their reason", EXAMPLE);
            return statements;
        }
        Diagnostics diagnostics = parent.diagnostics();
        Facts reasons = new Facts(errors, "", diagnostics);
        reasons.allow(StatedProblem.words(), "errors");
        for (LocatedNode each : errors.members()) {
            StatedProblem problem = StatedProblem.named(each.name());
            if (problem != null) {
                Statement.ErrorReply statement = error(operation, problem, new Facts(each, "", diagnostics));
                if (statement != null) {
                    statements.add(statement);
                }
            }
        }
        return statements;
    }

    private static Statement.@Nullable ErrorReply error(
            @Nullable EndpointId operation, StatedProblem problem, Facts facts) {
        LocatedNode entry = facts.entry();
        String code = facts.text(CODE);
        String message = facts.text(MESSAGE);
        int status = status(facts);
        facts.allow(KEYS, "an error");
        if (code == null && message == null && facts.find(STATUS) == null) {
            facts.report(entry, "the error \"" + problem.word() + "\" has no status, code or message", EXAMPLE);
            return null;
        }
        return new Statement.ErrorReply(
                new StatedError(operation == null ? null : operation.value(), problem.kind(), status, code, message),
                entry.location());
    }

    /** Returns the status, or 0 if there is none. An impossible one is reported. */
    private static int status(Facts facts) {
        LocatedNode place = facts.find(STATUS);
        String text = facts.text(STATUS);
        if (place == null) {
            return 0;
        }
        if (text == null || !text.matches("[45]\\d\\d")) {
            facts.report(place, "\"" + text + "\" is no status of an error", "Use a status from 400 to 599.");
            return 0;
        }
        return Integer.parseInt(text);
    }
}
