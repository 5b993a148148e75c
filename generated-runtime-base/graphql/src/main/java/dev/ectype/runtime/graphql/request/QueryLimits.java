package dev.ectype.runtime.graphql.request;

import graphql.GraphQLError;
import graphql.GraphqlErrorBuilder;
import graphql.language.Definition;
import graphql.language.Document;
import graphql.language.Field;
import graphql.language.FragmentDefinition;
import graphql.language.FragmentSpread;
import graphql.language.InlineFragment;
import graphql.language.OperationDefinition;
import graphql.language.Selection;
import graphql.language.SelectionSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Limits the depth, the fields and the aliases of one document.
 *
 * @param depth the maximum nesting of fields
 * @param fields the maximum number of fields; fragments count once per spread
 * @param aliases the maximum number of fields with an alias
 */
record QueryLimits(int depth, int fields, int aliases) {
    static final QueryLimits STANDARD = new QueryLimits(20, 10_000, 100);

    /** Returns the error for a document beyond a limit. */
    Optional<GraphQLError> refusal(Document document) {
        Map<String, FragmentDefinition> fragments = new LinkedHashMap<>();
        for (FragmentDefinition fragment : document.getDefinitionsOfType(FragmentDefinition.class)) {
            fragments.put(fragment.getName(), fragment);
        }
        for (Definition<?> definition : document.getDefinitions()) {
            if (definition instanceof OperationDefinition operation) {
                Count count = new Count(fragments);
                count.look(operation.getSelectionSet(), 1);
                if (count.code != null) {
                    return Optional.of(error(count.code, operation));
                }
            }
        }
        return Optional.empty();
    }

    private GraphQLError error(String code, OperationDefinition operation) {
        String message = switch (code) {
            case "QUERY_TOO_DEEP" -> "fields are nested deeper than " + depth + " levels";
            case "TOO_MANY_ALIASES" -> "more than " + aliases + " fields have an alias";
            default -> "more than " + fields + " fields are selected";
        };
        Map<String, Object> extensions = new LinkedHashMap<>();
        extensions.put("code", code);
        return GraphqlErrorBuilder.newError()
                .message("%s", message)
                .location(operation.getSourceLocation())
                .extensions(extensions)
                .build();
    }

    /** Counts the fields of one operation. It stops at the first limit, which bounds the cost of nested fragments. */
    private final class Count {
        private final Map<String, FragmentDefinition> fragments;
        private int seen;
        private int renamed;
        private @Nullable String code;

        Count(Map<String, FragmentDefinition> fragments) {
            this.fragments = fragments;
        }

        private void look(@Nullable SelectionSet selections, int level) {
            if (selections == null || code != null) {
                return;
            }
            if (level > depth) {
                code = "QUERY_TOO_DEEP";
                return;
            }
            for (Selection<?> selection : selections.getSelections()) {
                look(selection, level);
            }
        }

        private void look(Selection<?> selection, int level) {
            if (selection instanceof Field field) {
                count(field);
                look(field.getSelectionSet(), level + 1);
            } else if (selection instanceof InlineFragment inline) {
                look(inline.getSelectionSet(), level);
            } else if (selection instanceof FragmentSpread spread) {
                FragmentDefinition fragment = fragments.get(spread.getName());
                seen++;
                // A spread counts as one level, which ends the recursion of a fragment within itself.
                look(fragment == null ? null : fragment.getSelectionSet(), level + 1);
            }
        }

        private void count(Field field) {
            seen++;
            renamed += field.getAlias() == null ? 0 : 1;
            if (code == null && seen > fields) {
                code = "QUERY_TOO_COMPLEX";
            } else if (code == null && renamed > aliases) {
                code = "TOO_MANY_ALIASES";
            }
        }
    }
}
