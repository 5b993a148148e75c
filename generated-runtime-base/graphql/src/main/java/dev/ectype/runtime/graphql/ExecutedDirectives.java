package dev.ectype.runtime.graphql;

import graphql.Directives;
import graphql.introspection.Introspection;
import graphql.introspection.Introspection.DirectiveLocation;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.FieldCoordinates;
import graphql.schema.GraphQLCodeRegistry;
import graphql.schema.GraphQLDirective;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Limits the directives in introspection results. Queries may contain all declared directives, but a client that
 * introspects {@code @defer} would rely on its effect.
 */
final class ExecutedDirectives {
    private static final Set<DirectiveLocation> OF_REQUESTS =
            EnumSet.range(DirectiveLocation.QUERY, DirectiveLocation.VARIABLE_DEFINITION);
    private static final List<String> EXECUTED =
            List.of(Directives.IncludeDirective.getName(), Directives.SkipDirective.getName());

    private ExecutedDirectives() {}

    static GraphQLCodeRegistry.Builder registry() {
        FieldCoordinates directives = FieldCoordinates.coordinates(Introspection.__Schema.getName(), "directives");
        return GraphQLCodeRegistry.newCodeRegistry().dataFetcher(directives, ExecutedDirectives::visible);
    }

    private static List<GraphQLDirective> visible(DataFetchingEnvironment environment) {
        return environment.getGraphQLSchema().getDirectives().stream()
                .filter(directive -> EXECUTED.contains(directive.getName())
                        || directive.validLocations().stream().noneMatch(OF_REQUESTS::contains))
                .toList();
    }
}
