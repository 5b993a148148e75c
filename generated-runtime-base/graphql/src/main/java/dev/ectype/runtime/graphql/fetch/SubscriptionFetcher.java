package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.ProtocolCall;
import graphql.schema.DataFetcher;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fetches a subscription field: registers its filter first, then resolves each event. */
public final class SubscriptionFetcher implements DataFetcher<@Nullable Object> {
    private final SchemaCatalog catalog;
    private final RootField field;
    private final @Nullable String resultType;

    public SubscriptionFetcher(SchemaCatalog catalog, RootField field) {
        this.catalog = catalog;
        this.field = field;
        this.resultType = field.binding().subscriptionType();
    }

    @Override
    public @Nullable Object get(DataFetchingEnvironment environment) {
        GraphQlSession session = GraphQlSession.of(environment);
        SubscriptionEvent event = session.event();
        if (event != null) {
            return payload(event, environment, session);
        }
        String resource = field.resource();
        if (resultType != null && resource != null) {
            Map<String, Object> arguments = catalog.arguments(environment);
            session.await(new SubscriptionFilter(field.trigger(), resultType, resource, arguments));
        }
        return null;
    }

    private @Nullable Object payload(
            SubscriptionEvent event, DataFetchingEnvironment environment, GraphQlSession session) {
        Row row = event.write().after() == null
                ? event.write().before()
                : event.write().after();
        ProtocolCall call = ArgumentBinder.of(catalog, field, catalog.arguments(environment), List.of())
                .call(session.request());
        Document document = session.eventDocument(
                call.event(new ProtocolCall.StateEvent(event.state(), Objects.requireNonNull(row))));
        if (document == null) {
            return null;
        }
        String type = event.interest().type();
        StateReader reading = new StateReader(catalog, environment.getGraphQLSchema(), session.calls(), event.state());
        EntitySource entity = new EntitySource(reading, document, type);
        GraphQLType declared = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        String name = ((GraphQLNamedType) GraphQLTypeUtil.unwrapAll(declared)).getName();
        if (!(declared instanceof GraphQLObjectType)) {
            Document id = entity.name(type);
            return name.equals("ID") || name.equals("String") ? id == null ? null : id.text() : entity;
        }
        return name.equals(type) ? entity : new EventPayload(entity, type, event);
    }

    /** Resolves an event object with the entity in one of its fields. */
    private record EventPayload(EntitySource source, String type, SubscriptionEvent event) implements ResolvedObject {
        @Override
        public @Nullable Object field(DataFetchingEnvironment environment) {
            GraphQLType declared = GraphQLTypeUtil.unwrapAll(environment.getFieldType());
            String shows = ((GraphQLNamedType) declared).getName();
            if (shows.equals(type)) {
                return source;
            }
            Document id = source.name(type);
            boolean names = shows.equals("ID") && id != null;
            return names && id != null ? id.text() : NonNullDefaults.of(environment.getFieldType());
        }
    }
}
