package dev.ectype.runtime.graphql;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.wire.Call;
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

/** Shows what happened that a field of a subscription waits for. */
final class EventFetcher implements DataFetcher<@Nullable Object> {
    private final Catalog catalog;
    private final RootField field;
    private final @Nullable String shown;

    EventFetcher(Catalog catalog, RootField field) {
        this.catalog = catalog;
        this.field = field;
        this.shown = field.binding().tells();
    }

    @Override
    public @Nullable Object get(DataFetchingEnvironment environment) {
        Session session = Session.of(environment.getGraphQlContext());
        Event event = session.event();
        if (event != null) {
            return shown(event, environment, session);
        }
        String resource = field.resource();
        if (shown != null && resource != null) {
            Map<String, Object> arguments = environment.getArguments();
            session.await(new Interest(field.binding().field(), shown, resource, catalog.identity(shown), arguments));
        }
        return null;
    }

    private @Nullable Object shown(Event event, DataFetchingEnvironment environment, Session session) {
        Row row = event.write().after() == null
                ? event.write().before()
                : event.write().after();
        Call call = Told.of(field, environment.getArguments(), List.of()).call(session.request());
        Document document = session.told(call.about(new Call.Happening(event.state(), Objects.requireNonNull(row))));
        if (document == null) {
            return null;
        }
        String type = event.interest().type();
        Reading reading = new Reading(catalog, environment.getGraphQLSchema(), session.calls(), event.state());
        Thing thing = new Thing(reading, document, type);
        GraphQLType declared = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        String name = ((GraphQLNamedType) GraphQLTypeUtil.unwrapAll(declared)).getName();
        if (!(declared instanceof GraphQLObjectType)) {
            Document id = thing.name(type);
            return name.equals("ID") || name.equals("String") ? id == null ? null : id.text() : thing;
        }
        return name.equals(type) ? thing : new Happened(thing, type, event);
    }

    /** What happened, as an object that shows the thing in one of its fields. */
    private record Happened(Thing thing, String type, Event event) implements Shown {
        @Override
        public @Nullable Object field(DataFetchingEnvironment environment) {
            GraphQLType declared = GraphQLTypeUtil.unwrapAll(environment.getFieldType());
            String shows = ((GraphQLNamedType) declared).getName();
            if (shows.equals(type)) {
                return thing;
            }
            Document id = thing.name(type);
            boolean names = shows.equals("ID") && id != null;
            return names && id != null ? id.text() : Defaults.of(environment.getFieldType());
        }
    }
}
