package dev.ectype.runtime.graphql;

import graphql.language.Document;
import graphql.language.OperationDefinition;
import graphql.parser.InvalidSyntaxException;
import graphql.parser.Parser;
import java.util.List;

/** What kind of operation a request asks for. */
enum OperationKind {
    QUERY,
    MUTATION,
    SUBSCRIPTION,
    /** None, or one that cannot be read: whoever executes it says why. */
    UNKNOWN;

    static OperationKind of(Asked asked) {
        // Most documents are told by their words, without being parsed twice.
        if (!asked.query().contains("mutation") && !asked.query().contains("subscription")) {
            return QUERY;
        }
        try {
            Document document = Parser.parse(asked.query());
            List<OperationDefinition> operations = document.getDefinitionsOfType(OperationDefinition.class);
            for (OperationDefinition operation : operations) {
                boolean only = asked.operationName() == null && operations.size() == 1;
                if (only || operation.getName() != null && operation.getName().equals(asked.operationName())) {
                    return valueOf(operation.getOperation().name());
                }
            }
            return UNKNOWN;
        } catch (InvalidSyntaxException unreadable) {
            return UNKNOWN;
        }
    }
}
