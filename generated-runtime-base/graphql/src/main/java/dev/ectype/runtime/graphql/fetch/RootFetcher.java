package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.ProtocolCall;
import graphql.schema.DataFetcher;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fetches a root field with a call of its operation. */
public final class RootFetcher implements DataFetcher<@Nullable Object> {
    private final SchemaCatalog catalog;
    private final RootField field;
    private final @Nullable String resultType;
    private final List<Link> links;

    public RootFetcher(SchemaCatalog catalog, RootField field) {
        this.catalog = catalog;
        this.field = field;
        this.resultType = catalog.resultType(field);
        this.links = resultType == null ? List.of() : catalog.links(resultType);
    }

    @Override
    public @Nullable Object get(DataFetchingEnvironment environment) {
        GraphQlSession session = GraphQlSession.of(environment);
        ArgumentBinder arguments = ArgumentBinder.of(catalog, field, catalog.arguments(environment), links);
        ProtocolCall call = arguments.call(session.request());
        StateReader earlier = reader(session, session.calls().now(), environment);
        CallResult called = session.call(call);
        StateReader reading = reader(session, called.version(), environment);
        PayloadEntities entities = new PayloadEntities(earlier, reading, arguments, field.resource(), null);
        BindingPlan.GraphQl.Form form = field.binding().form();
        if (called.isRefused()) {
            return refused(called, entities, environment);
        }
        MultiTypeFieldResolver general = new MultiTypeFieldResolver(catalog, resultType, reading);
        if (call.isLeftToAdapter() && general.appliesTo(environment)) {
            return general.answer(environment);
        }
        return switch (form.kind()) {
            case "connection" -> ConnectionPage.of(items(called.document(), reading), catalog, environment);
            case "payload" -> {
                Object result = payload(called.document(), form, reading, environment);
                yield new MutationPayload(catalog, field, entities.withResult(result), null);
            }
            case "done" -> done(entities, environment);
            default -> value(called.document(), environment.getFieldType(), reading);
        };
    }

    private StateReader reader(GraphQlSession session, State version, DataFetchingEnvironment environment) {
        return new StateReader(catalog, environment.getGraphQLSchema(), session.calls(), version);
    }

    /**
     * Converts a failed call. A missing or unspecified object is null in nullable query fields, and payloads with an
     * error field report the error.
     */
    private @Nullable Object refused(CallResult called, PayloadEntities entities, DataFetchingEnvironment environment) {
        boolean query = field.binding().root().equals("query");
        boolean nullable = !GraphQLTypeUtil.isNonNull(environment.getFieldType());
        boolean nothing = called.status() == 404
                || called.status() == 400 && entities.arguments().isEmpty();
        if (query && nullable && nothing) {
            return null;
        }
        OperationRefused refused = OperationRefused.of(called);
        if (field.payload().reportsErrors()) {
            return new MutationPayload(catalog, field, entities, refused);
        }
        throw refused;
    }

    private @Nullable Object payload(
            @Nullable Document result,
            BindingPlan.GraphQl.Form form,
            StateReader reading,
            DataFetchingEnvironment environment) {
        if (form.memberKind().equals("connection")) {
            return ConnectionPage.of(items(result, reading), catalog, environment);
        }
        if (result != null && result.isArray()) {
            return items(result, reading);
        }
        return result == null || result.isNull() ? null : source(result, reading);
    }

    private @Nullable Object done(PayloadEntities entities, DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (type instanceof GraphQLScalarType scalar) {
            return switch (scalar.getName()) {
                case "Boolean" -> true;
                case "Int", "Float" -> 1;
                default -> repeated(entities.arguments(), environment);
            };
        }
        return type instanceof GraphQLEnumType
                ? NonNullDefaults.of(environment.getFieldType())
                : new MutationPayload(catalog, field, entities, null);
    }

    private @Nullable Object repeated(ArgumentBinder arguments, DataFetchingEnvironment environment) {
        String name = field.payload().argument();
        Object value = name == null ? null : arguments.member(name);
        return value == null ? NonNullDefaults.of(environment.getFieldType()) : value;
    }

    private @Nullable Object value(@Nullable Document result, GraphQLType declared, StateReader reading) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(declared);
        if (result == null || result.isNull()) {
            return NonNullDefaults.of(declared);
        }
        boolean leaf = GraphQLTypeUtil.unwrapAll(type) instanceof GraphQLScalarType
                || GraphQLTypeUtil.unwrapAll(type) instanceof GraphQLEnumType;
        if (leaf) {
            return DocumentConverter.value(result);
        }
        return result.isArray() ? items(result, reading) : source(result, reading);
    }

    private List<@Nullable Object> items(@Nullable Document result, StateReader reading) {
        List<@Nullable Object> items = new ArrayList<>();
        for (Document item : result == null ? Document.EMPTY_ARRAY.elements() : result.elements()) {
            items.add(item.isNull() ? null : item.isArray() ? items(item, reading) : source(item, reading));
        }
        return items;
    }

    private EntitySource source(Document result, StateReader reading) {
        boolean known = resultType != null && catalog.resource(resultType) != null;
        return new EntitySource(reading, result, known ? resultType : null);
    }
}
