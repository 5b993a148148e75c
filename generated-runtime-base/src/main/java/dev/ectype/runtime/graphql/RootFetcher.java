package dev.ectype.runtime.graphql;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.BindingPlan;
import dev.ectype.runtime.plan.GraphQlPlan.Link;
import dev.ectype.runtime.wire.Call;
import dev.ectype.runtime.wire.Called;
import graphql.schema.DataFetcher;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers a field of a root type by the operation that it is. */
final class RootFetcher implements DataFetcher<@Nullable Object> {
    private final Catalog catalog;
    private final RootField field;
    private final @Nullable String shown;
    private final List<Link> links;

    RootFetcher(Catalog catalog, RootField field) {
        this.catalog = catalog;
        this.field = field;
        this.shown = catalog.shown(field);
        this.links = shown == null ? List.of() : catalog.links(shown);
    }

    @Override
    public @Nullable Object get(DataFetchingEnvironment environment) {
        Session session = Session.of(environment.getGraphQlContext());
        Told told = Told.of(field, environment.getArguments(), links);
        Call call = told.call(session.request());
        Called called = session.call(call);
        Reading reading = new Reading(catalog, environment.getGraphQLSchema(), session.calls(), called.seen());
        BindingPlan.GraphQl.Form form = field.binding().form();
        if (called.isRefused()) {
            return refused(called, told, environment);
        }
        General general = new General(catalog, shown, reading);
        if (call.isLeft() && general.isAsked(environment)) {
            return general.answer(environment);
        }
        return switch (form.kind()) {
            case "connection" -> Connection.of(items(called.shown(), reading), environment.getArguments());
            case "payload" ->
                new Payload(told, form.member(), payload(called.shown(), form, reading, environment), null);
            case "done" -> done(told, environment);
            default -> value(called.shown(), environment.getFieldType(), reading);
        };
    }

    /** What is not there, or is not said which it is, is null where that may be, and payloads tell of errors themselves where they can. */
    private @Nullable Object refused(Called called, Told told, DataFetchingEnvironment environment) {
        boolean query = field.binding().root().equals("query");
        boolean nullable = !GraphQLTypeUtil.isNonNull(environment.getFieldType());
        boolean nothing = called.status() == 404 || called.status() == 400 && told.isEmpty();
        if (query && nullable && nothing) {
            return null;
        }
        Refused refused = Refused.of(called);
        if (Payload.tellsErrors(environment.getFieldType())) {
            return new Payload(told, field.binding().form().member(), null, refused);
        }
        throw refused;
    }

    private @Nullable Object payload(
            @Nullable Document told,
            BindingPlan.GraphQl.Form form,
            Reading reading,
            DataFetchingEnvironment environment) {
        if (form.shown().equals("connection")) {
            return Connection.of(items(told, reading), environment.getArguments());
        }
        if (told != null && told.isArray()) {
            return items(told, reading);
        }
        return told == null || told.isNull() ? null : thing(told, reading);
    }

    private static @Nullable Object done(Told told, DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (type instanceof GraphQLScalarType scalar) {
            return switch (scalar.getName()) {
                case "Boolean" -> true;
                case "Int", "Float" -> 1;
                default -> told.member("id") == null ? Defaults.of(environment.getFieldType()) : told.member("id");
            };
        }
        return type instanceof GraphQLEnumType
                ? Defaults.of(environment.getFieldType())
                : new Payload(told, "", null, null);
    }

    private @Nullable Object value(@Nullable Document told, GraphQLType declared, Reading reading) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(declared);
        if (told == null || told.isNull()) {
            return Defaults.of(declared);
        }
        boolean leaf = GraphQLTypeUtil.unwrapAll(type) instanceof GraphQLScalarType
                || GraphQLTypeUtil.unwrapAll(type) instanceof GraphQLEnumType;
        if (leaf) {
            return Plain.value(told);
        }
        return told.isArray() ? items(told, reading) : thing(told, reading);
    }

    private List<@Nullable Object> items(@Nullable Document told, Reading reading) {
        List<@Nullable Object> items = new ArrayList<>();
        for (Document item : told == null ? Document.EMPTY_ARRAY.elements() : told.elements()) {
            items.add(item.isNull() ? null : item.isArray() ? items(item, reading) : thing(item, reading));
        }
        return items;
    }

    private Thing thing(Document told, Reading reading) {
        boolean known = shown != null && catalog.resource(shown) != null;
        return new Thing(reading, told, known ? shown : null);
    }
}
